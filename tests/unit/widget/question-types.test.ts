import { act, fireEvent } from '@testing-library/react';
import type { Question } from '@/survey-model';
import {
	button,
	heading,
	pressEnter,
	root,
	sentBodies,
	show,
	type,
	useFreshPage,
	widget,
} from './popup';
import { email, required, settle, several, story } from './support';

useFreshPage();

const box = ( name: string ) => widget().getByRole( 'checkbox', { name } );
const field = () => widget().getByRole( 'textbox' );
const answers = async () => {
	await act( settle );
	return sentBodies()[ 0 ].answers;
};
const withName = ( question: Question ) =>
	( { ...question, config: { include_name: true } } ) as Question;

describe( 'a question with checkboxes', () => {
	it( 'is a labelled group of which several can be chosen, in the order of the options [WID-02~]', async () => {
		const user = await show( [ several ] );
		expect( widget().getByRole( 'group' ) ).toHaveAccessibleName(
			several.title
		);
		await user.click( box( 'Sencha' ) );
		await user.click( box( 'Assam' ) );
		await user.click( box( 'Ceylon' ) );
		await user.click( box( 'Ceylon' ) );
		expect( box( 'Assam' ) ).toBeChecked();
		expect( box( 'Ceylon' ) ).not.toBeChecked();
		await user.click( button( 'Next' ) );
		expect( await answers() ).toEqual( [
			{ question_id: 'teas', value: [ 'Assam', 'Sencha' ] },
		] );
	} );

	it( 'can be answered with the space key', async () => {
		const user = await show( [ several ] );
		act( () => box( 'Ceylon' ).focus() );
		await user.keyboard( ' ' );
		expect( box( 'Ceylon' ) ).toBeChecked();
		await user.keyboard( ' ' );
		expect( box( 'Ceylon' ) ).not.toBeChecked();
	} );

	it( 'counts as skipped if nothing is chosen at the end', async () => {
		const user = await show( [ several, story ] );
		await user.click( box( 'Assam' ) );
		await user.click( box( 'Assam' ) );
		await user.click( button( 'Next' ) );
		type( 'Much' );
		await user.click( button( 'Next' ) );
		expect( await answers() ).toEqual( [
			{ question_id: 'teas', value: null },
			{ question_id: 'story', value: 'Much' },
		] );
	} );

	it( '[WID-05] is required only while nothing is chosen', async () => {
		const user = await show( [ required( several ) ] );
		for ( const name of [ 'Assam', 'Ceylon', 'Sencha' ] ) {
			expect( box( name ) ).toBeRequired();
		}
		await user.click( button( 'Next' ) );
		expect(
			widget().getByText( 'Choose an answer to continue.' )
		).toBeVisible();
		expect( box( 'Assam' ) ).toBeInvalid();
		await user.click( box( 'Ceylon' ) );
		expect( box( 'Ceylon' ) ).not.toBeRequired();
		expect( box( 'Assam' ) ).not.toBeRequired();
		await user.click( box( 'Ceylon' ) );
		await user.click( button( 'Next' ) );
		expect( heading() ).toHaveTextContent( several.title );
	} );
} );

describe( 'a question with a long text', () => {
	it( '[WID-04] has several lines with at most 400 characters, and shows how many are left', async () => {
		await show( [ story ] );
		expect( field().tagName ).toBe( 'TEXTAREA' );
		expect( field() ).toHaveAttribute( 'maxlength', '400' );
		expect( field() ).toHaveAccessibleName( story.title );
		expect( field() ).toHaveAccessibleDescription(
			/^\s*Characters left: 400$/
		);
		type( ' First,\nthen 🍵 ' );
		expect( field() ).toHaveAccessibleDescription(
			/^\s*Characters left: 384$/
		);
		pressEnter();
		expect( await answers() ).toEqual( [
			{ question_id: 'story', value: 'First,\nthen 🍵' },
		] );
	} );

	it( 'announces the remaining characters only near the limit, and after a pause', async () => {
		jest.useFakeTimers();
		await show( [ story ] );
		const spoken = () =>
			widget()
				.getAllByRole( 'status' )
				.map( ( { textContent } ) => textContent );
		const wait = ( time: number ) =>
			act( () => jest.advanceTimersByTimeAsync( time ) );
		type( 'x'.repeat( 359 ) );
		await wait( 1000 );
		expect( spoken().join() ).not.toContain( 'Characters' );
		type( 'x'.repeat( 360 ) );
		await wait( 900 );
		type( 'x'.repeat( 365 ) );
		await wait( 900 );
		expect( spoken().join() ).not.toContain( 'Characters' );
		await wait( 100 );
		expect( spoken() ).toContain( 'Characters left: 35' );
		type( '' );
		await wait( 1000 );
		expect( spoken().join() ).not.toContain( 'Characters' );
		jest.useRealTimers();
	} );
} );

describe( 'a question for an email address', () => {
	const INVALID = 'Enter an email address like name@example.com.';

	it( 'has a field that phones and browsers recognize [WID-02~]', async () => {
		await show( [ email ] );
		expect( field() ).toHaveAttribute( 'type', 'email' );
		expect( field() ).toHaveAttribute( 'autocomplete', 'email' );
		expect( field() ).toHaveAccessibleName( email.title );
	} );

	it( '[WID-04] reports an invalid address on Next, politely and at the field', async () => {
		const user = await show( [ email ] );
		type( 'ada@example' );
		expect( field() ).toBeValid();
		await user.click( button( 'Next' ) );
		expect( widget().getByText( INVALID ) ).toHaveAttribute(
			'role',
			'status'
		);
		expect( field() ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( field() ).toHaveAccessibleDescription( INVALID );
		expect( field() ).toBe( root().activeElement );
		type( ' ada@example.org ' );
		expect( widget().queryByText( INVALID ) ).toBeNull();
		await user.click( button( 'Next' ) );
		expect( await answers() ).toEqual( [
			{ question_id: 'email', value: 'ada@example.org' },
		] );
	} );

	it( 'requires an address only if the question is required', async () => {
		const user = await show( [ email, required( email ) ] );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Next' ) );
		expect(
			widget().getByText( 'Enter your email address to continue.' )
		).toBeVisible();
	} );

	it( '[WID-04] asks for the first name if the owner wants that', async () => {
		const user = await show( [ withName( email ) ] );
		const address = widget().getByRole( 'textbox', {
			name: `${ email.title } Email address`,
		} );
		const name = widget().getByLabelText( 'First name (optional)' );
		expect( name ).toHaveAttribute( 'autocomplete', 'given-name' );
		fireEvent.change( name, { target: { value: ' Ada ' } } );
		await user.click( button( 'Next' ) );
		expect(
			widget().getByText( 'Enter your email address to continue.' )
		).toBeVisible();
		fireEvent.change( address, { target: { value: 'ada@example.org' } } );
		await user.click( button( 'Next' ) );
		expect( await answers() ).toEqual( [
			{
				question_id: 'email',
				value: 'ada@example.org',
				extra: { name: 'Ada' },
			},
		] );
	} );

	it( 'shows its error below the address, above the field for the name', async () => {
		const user = await show( [ withName( email ) ] );
		fireEvent.change( widget().getByRole( 'textbox', { name: /Email/ } ), {
			target: { value: 'ada' },
		} );
		await user.click( button( 'Next' ) );
		const message = widget().getByText( INVALID );
		const isBefore = ( first: Element, second: Element ) =>
			first.compareDocumentPosition( second ) ===
			Node.DOCUMENT_POSITION_FOLLOWING;
		const address = widget().getByRole( 'textbox', { name: /Email/ } );
		const name = widget().getByRole( 'textbox', { name: /First name/ } );
		expect( isBefore( address, message ) ).toBe( true );
		expect( isBefore( message, name ) ).toBe( true );
		expect( address ).toHaveAccessibleDescription( INVALID );
		expect( widget().getAllByText( INVALID ) ).toHaveLength( 1 );
	} );

	it( 'can be skipped with a typed name, which is discarded', async () => {
		const user = await show( [ several, withName( email ) ] );
		await user.click( box( 'Assam' ) );
		await user.click( button( 'Next' ) );
		fireEvent.change( widget().getByLabelText( 'First name (optional)' ), {
			target: { value: 'Ada' },
		} );
		await user.click( button( 'Skip' ) );
		expect( await answers() ).toEqual( [
			{ question_id: 'teas', value: [ 'Assam' ] },
			{ question_id: 'email', value: null },
		] );
	} );

	it.each( [
		'ada',
		'ada@',
		'@example.org',
		'ada@example',
		'a@b.c',
		'ada@-example.org',
		'ada@example-.org',
		'ada@example..org',
		'ada@.example.org',
		'ada@example.org.',
		'ada lovelace@example.org',
		'ada@exam_ple.org',
		'ada@bücher.example',
		'ädä@example.org',
		'ada@example.org\nBcc: eve@example.org',
		'ada@one@example.org',
	] )( 'refuses %j, like WordPress', async ( value ) => {
		await show( [ email ] );
		// A field of type email would tidy some of them up.
		field().setAttribute( 'type', 'text' );
		type( value.replace( '\n', '\r' ) );
		pressEnter();
		expect( widget().getByText( INVALID ) ).toBeVisible();
	} );

	it.each( [
		'ada@example.org',
		"o'hara+tea.time@mail.example.co.uk",
		'ADA_1@EXAMPLE.ORG',
		'a@b.cd',
		'x@xn--bcher-kva.example',
	] )( 'accepts %j', async ( value ) => {
		await show( [ email ] );
		type( value );
		pressEnter();
		expect( await answers() ).toEqual( [
			{ question_id: 'email', value },
		] );
	} );
} );
