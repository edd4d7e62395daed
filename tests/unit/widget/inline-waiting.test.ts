import { screen } from '@testing-library/dom';
import { submittedCookie } from '@/widget/visitor-cookie';
import { fetchMock } from './popup';
import {
	button,
	inQuestion,
	openPage,
	question,
	shown,
	useInlinePage,
} from './inline-page';
import { settle } from './support';

let arrive: () => void = () => {};

jest.mock( '@/widget/loader/own-scripts', () => ( {
	...jest.requireActual( '@/widget/loader/own-scripts' ),
	loadParts: () => new Promise< void >( ( resolve ) => ( arrive = resolve ) ),
} ) );

useInlinePage();

const choose = ( name: string ) =>
	inQuestion( 'radio-button' ).getByLabelText( name ).click();

/** The parts have been loaded. */
async function goOn(): Promise< void > {
	arrive();
	await settle();
}

describe( 'an inline survey whose parts are still loaded', () => {
	it( 'goes one question further, however often Next is pressed', async () => {
		await openPage();
		choose( 'One' );
		button( 'Next' ).click();
		button( 'Next' ).click();
		expect( shown() ).toEqual( [ 'radio-button' ] );
		await goOn();
		expect( shown() ).toEqual( [ 'checkbox' ] );
	} );

	it( 'skips if the visitor presses Next and then Skip', async () => {
		await openPage( ( { surveys } ) => {
			surveys[ 0 ]!.questions[ 0 ]!.settings.required = false;
		} );
		choose( 'One' );
		button( 'Next' ).click();
		button( 'Skip' ).click();
		await goOn();
		expect( shown() ).toEqual( [ 'checkbox' ] );
		button( 'Back' ).click();
		expect(
			question( 'radio-button' ).querySelector( ':checked' )
		).toBeNull();
	} );

	it( 'takes the answer that was changed meanwhile', async () => {
		await openPage();
		choose( 'One' );
		button( 'Next' ).click();
		choose( 'Two' );
		await goOn();
		button( 'Back' ).click();
		expect(
			inQuestion( 'radio-button' ).getByLabelText( 'Two' )
		).toBeChecked();
	} );

	it( 'stays over for a visitor who finishes in another tab meanwhile', async () => {
		await openPage();
		choose( 'One' );
		button( 'Next' ).click();
		document.cookie = submittedCookie( 'userfeedback-7', 'other' );
		window.dispatchEvent( new Event( 'focus' ) );
		await goOn();
		expect(
			screen.getByText( 'Thanks for your feedback!' )
		).toBeInTheDocument();
		expect( fetchMock ).not.toHaveBeenCalled();
	} );
} );
