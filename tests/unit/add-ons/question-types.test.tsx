import { act, fireEvent } from '@testing-library/react';
import type { Question } from '@/survey-model';
import {
	button,
	root,
	sentBodies,
	show,
	useFreshPage,
	widget,
} from '../widget/popup';
import { required, settle, strings } from '../widget/support';
import { icons, nps, pictures, stars, TEXTS } from './questions';
// After the app, which the popup's module brings: its scripts come later as well.
import '@/add-ons/question-types/parts/star-rating';
import '@/add-ons/question-types/parts/nps';
import '@/add-ons/question-types/parts/image-radio';
import '@/add-ons/question-types/parts/icon-choice';

useFreshPage();

const radio = ( name: string ) => widget().getByRole( 'radio', { name } );
const answers = async () => {
	await act( settle );
	return sentBodies()[ 0 ].answers;
};

describe( 'star rating', () => {
	it( '[WID-02~] is a labelled group of five stars that records a choice immediately', async () => {
		const user = await show( [ stars ], TEXTS );
		expect( widget().getByRole( 'radiogroup' ) ).toHaveAccessibleName(
			'How was it?'
		);
		expect(
			widget()
				.getAllByRole( 'radio' )
				.map( ( star ) => star.getAttribute( 'aria-label' ) )
		).toEqual( [ '1 star', '2 stars', '3 stars', '4 stars', '5 stars' ] );
		await user.click( radio( '4 stars' ) );
		expect( radio( '4 stars' ) ).toBeChecked();
		expect( root().querySelectorAll( '.is-full' ) ).toHaveLength( 4 );
		await user.click( button( 'Next' ) );
		expect( await answers() ).toEqual( [
			{ question_id: 'stars', value: 4 },
		] );
	} );

	it( 'previews the choice on hover with a mouse, but not by touch', async () => {
		await show( [ stars ], TEXTS );
		const third = root().querySelectorAll( '.star' )[ 2 ]!;
		const enter = ( pointerType: string ) =>
			act( () => {
				const event = new MouseEvent( 'pointerover', {
					bubbles: true,
				} );
				Object.assign( event, { pointerType } );
				third.dispatchEvent( event );
			} );
		enter( 'touch' );
		expect( root().querySelectorAll( '.is-full' ) ).toHaveLength( 0 );
		fireEvent.pointerOut( third );
		enter( 'mouse' );
		expect( root().querySelectorAll( '.is-full' ) ).toHaveLength( 3 );
	} );

	it( 'asks for a choice if it is required', async () => {
		const user = await show( [ required( stars ) ], TEXTS );
		expect( widget().getByRole( 'radiogroup' ) ).toBeRequired();
		await user.click( button( 'Next' ) );
		expect( widget().getByText( strings.required_choice! ) ).toBeVisible();
		expect( widget().getByRole( 'radiogroup' ) ).toBeInvalid();
	} );
} );

describe( 'the Net Promoter Score', () => {
	it( '[QST-13~] has numbers from 1 to 10, and labels for both ends', async () => {
		await show( [ nps() ], TEXTS );
		const names = widget()
			.getAllByRole( 'radio' )
			.map( ( number ) => number.getAttribute( 'aria-label' ) );
		expect( names ).toHaveLength( 10 );
		expect( names[ 0 ] ).toBe( '1, Not Likely' );
		expect( names[ 1 ] ).toBe( '2' );
		expect( names[ 9 ] ).toBe( '10, Extremely Likely' );
		expect( widget().getByText( 'Not Likely' ) ).toBeVisible();
	} );

	it( '[QST-13] starts at 0 if the owner chooses the standard; 0 is an answer', async () => {
		const user = await show( [ required( nps( true ) ) ], TEXTS );
		expect( widget().getAllByRole( 'radio' ) ).toHaveLength( 11 );
		await user.click( radio( '0, Not Likely' ) );
		await user.click( button( 'Next' ) );
		expect( await answers() ).toEqual( [
			{ question_id: 'nps', value: 0 },
		] );
	} );
} );

describe( 'pictures and icons', () => {
	it( '[WID-02~] are radio buttons with the names of their labels', async () => {
		const user = await show( [ pictures, icons ], TEXTS );
		await user.click( radio( 'Cat' ) );
		await user.click( button( 'Next' ) );
		await user.click( radio( 'Gone' ) );
		await user.click( button( 'Next' ) );
		expect( await answers() ).toEqual( [
			{ question_id: 'pictures', value: 'Cat' },
			{ question_id: 'icons', value: 'Gone' },
		] );
	} );

	it( 'keep the layout when an image is missing', async () => {
		await show( [ pictures ], TEXTS );
		expect( root().querySelectorAll( 'img.picture' ) ).toHaveLength( 1 );
		fireEvent.error( root().querySelector( 'img.picture' )! );
		expect( root().querySelectorAll( 'img' ) ).toHaveLength( 0 );
		expect( root().querySelectorAll( 'svg.picture' ) ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'small', '16' ],
		[ 'medium', '20' ],
		[ 'large', '24' ],
	] )(
		'[QST-10~] render the icon %s: %s px, and only the label without an icon',
		async ( icon_size, pixels ) => {
			const settings = { ...icons.settings, icon_size };
			await show( [ { ...icons, settings } as Question ], TEXTS );
			const drawings = root().querySelectorAll( '.icon svg' );
			expect( drawings ).toHaveLength( 1 );
			expect( drawings[ 0 ] ).toHaveAttribute( 'width', pixels );
			expect( drawings[ 0 ] ).toHaveAttribute( 'height', pixels );
			expect( drawings[ 0 ] ).toHaveAttribute( 'viewBox', '0 0 448 512' );
		}
	);
} );
