import { act, fireEvent } from '@testing-library/react';
import {
	button,
	root,
	sentBodies,
	show,
	useFreshPage,
	widget,
} from '../widget/popup';
import { choice, settle, several } from '../widget/support';
import { icons, nps, pictures, set, stars, TEXTS } from './questions';
// After the app, which the popup's module brings: its scripts come later as well.
import '@/add-ons/question-types/parts/star-rating';
import '@/add-ons/question-types/parts/nps';
import '@/add-ons/question-types/parts/image-radio';
import '@/add-ons/question-types/parts/icon-choice';
import '@/add-ons/question-types/parts/comment-box';
import '@/add-ons/question-types/parts/randomize';

useFreshPage();

const radio = ( name: string ) => widget().getByRole( 'radio', { name } );
const answers = async () => {
	await act( settle );
	return sentBodies()[ 0 ].answers;
};

describe( 'the comment box', () => {
	const box = () => widget().queryByRole( 'textbox' );

	it( '[WID-06~] appears after an answer, and is removed with it', async () => {
		const user = await show(
			[ set( stars, { comment_box: true } ) ],
			TEXTS
		);
		expect( box() ).toBeNull();
		await user.click( radio( '2 stars' ) );
		expect( box() ).toHaveAccessibleName( 'Add a comment' );
		fireEvent.change( box()!, { target: { value: ' Too loud ' } } );
		expect( widget().getByText( 'Characters left: 390' ) ).toBeVisible();
		await user.click( button( 'Next' ) );
		expect( await answers() ).toEqual( [
			{
				question_id: 'stars',
				value: 2,
				extra: { comments: 'Too loud' },
			},
		] );
	} );

	it( 'comes into view when it appears, but not when the visitor goes back to it', async () => {
		const scroll = jest.fn();
		Object.assign( Element.prototype, { scrollIntoView: scroll } );
		const user = await show(
			[ set( stars, { comment_box: true } ), choice ],
			TEXTS
		);
		await user.click( radio( '2 stars' ) );
		expect( scroll.mock.contexts ).toEqual( [ box()!.parentElement ] );
		expect( scroll ).toHaveBeenCalledWith( { block: 'nearest' } );
		await user.click( radio( '3 stars' ) );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Back' ) );
		expect( box() ).not.toBeNull();
		expect( scroll ).toHaveBeenCalledTimes( 1 );
		delete ( Element.prototype as Partial< Element > ).scrollIntoView;
	} );

	it( '[WID-06~] does not appear if the question has none', async () => {
		const user = await show( [ stars ], TEXTS );
		await user.click( radio( '2 stars' ) );
		expect( box() ).toBeNull();
	} );

	it( 'disappears when nothing is chosen; a skipped question has no comment', async () => {
		const user = await show(
			[ set( several, { comment_box: true } ), choice ],
			TEXTS
		);
		const tick = () =>
			user.click( widget().getByRole( 'checkbox', { name: 'Assam' } ) );
		await tick();
		fireEvent.change( box()!, { target: { value: 'Strong' } } );
		await tick();
		expect( box() ).toBeNull();
		await user.click( button( 'Skip' ) );
		await user.click( radio( 'The web' ) );
		await user.click( button( 'Next' ) );
		expect( ( await answers() )[ 0 ] ).toEqual( {
			question_id: 'teas',
			value: null,
		} );
	} );

	it( 'is separate for each question', async () => {
		const user = await show(
			[
				set( stars, { comment_box: true } ),
				set( nps(), { comment_box: true } ),
			],
			TEXTS
		);
		await user.click( radio( '2 stars' ) );
		fireEvent.change( box()!, { target: { value: 'Too loud' } } );
		await user.click( button( 'Next' ) );
		await user.click( radio( '5' ) );
		expect( box() ).toHaveValue( '' );
	} );
} );

describe( 'random order', () => {
	const order = () =>
		widget()
			.getAllByRole( 'radio' )
			.map( ( option ) => ( option as HTMLInputElement ).value );

	it( '[WID-07~] is determined when the question mounts, and stays the same', async () => {
		// Always the last of those that are left.
		const random = jest.spyOn( Math, 'random' ).mockReturnValue( 0.999 );
		const user = await show(
			[ set( choice, { randomize: true } ) ],
			TEXTS
		);
		const drawn = [ 'By chance', 'The web', 'A friend' ];
		expect( order() ).toEqual( drawn );
		random.mockReturnValue( 0 );
		await user.click( radio( 'The web' ) );
		expect( order() ).toEqual( drawn );
		random.mockRestore();
		await user.click( button( 'Next' ) );
		expect( await answers() ).toEqual( [
			{ question_id: 'source', value: 'The web' },
		] );
	} );

	it( '[WID-07~] stays the same when the visitor goes back', async () => {
		const random = jest.spyOn( Math, 'random' ).mockReturnValue( 0.999 );
		const user = await show(
			[ set( choice, { randomize: true } ), several ],
			TEXTS
		);
		const before = order();
		random.mockReturnValue( 0 );
		await user.click( button( 'Skip' ) );
		await user.click( button( 'Back' ) );
		expect( order() ).toEqual( before );
		random.mockRestore();
	} );

	it.each( [
		[ 'radio buttons', choice ],
		[ 'checkboxes', several ],
		[ 'pictures', pictures ],
		[ 'icons', icons ],
	] )(
		'[WID-07~] applies to %s if it is on; otherwise the owner’s order applies',
		async ( _name, question ) => {
			const given = ( question.config.options as unknown[] ).map(
				( option ) =>
					typeof option === 'string'
						? option
						: ( option as { label: string } ).label
			);
			const shown = () =>
				Array.from(
					root().querySelectorAll< HTMLInputElement >(
						'input[type=radio], input[type=checkbox]'
					),
					( { value } ) => value
				);
			const random = jest
				.spyOn( Math, 'random' )
				.mockReturnValue( 0.999 );
			const user = await show(
				[
					// jsdom keeps what it computed for icons while the popup was closed.
					stars,
					set( question, { required: false } ),
					set( question, { required: false, randomize: true } ),
				].map( ( one, index ) => ( { ...one, id: `q${ index }` } ) ),
				TEXTS
			);
			await user.click( button( 'Skip' ) );
			expect( shown() ).toEqual( given );
			await user.click( button( 'Skip' ) );
			expect( shown() ).toEqual( [ ...given ].reverse() );
			random.mockRestore();
		}
	);

	it( 'works together with a comment box', async () => {
		const user = await show(
			[ set( pictures, { randomize: true, comment_box: true } ) ],
			TEXTS
		);
		await user.click( radio( 'Dog' ) );
		expect( widget().getByRole( 'textbox' ) ).toBeVisible();
	} );
} );
