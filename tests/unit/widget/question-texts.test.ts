import type { Question } from '@/survey-model';
import { button, heading, root, show, useFreshPage, widget } from './popup';
import { choice, email, required, several, story, text } from './support';

useFreshPage();

const WHY = 'Only lunch.\nNot <b>dinner</b>.';
const described = ( question: Question ): Question => ( {
	...question,
	description: WHY,
} );

describe( 'what people typed', () => {
	it( 'has its own direction, and is aligned by it: title, description and thanks', async () => {
		const user = await show( [ described( choice ) ] );
		expect( heading() ).toHaveAttribute( 'dir', 'auto' );
		expect( heading().children ).toHaveLength( 0 );
		expect( widget().getByText( /Only lunch/ ) ).toHaveAttribute(
			'dir',
			'auto'
		);
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		expect( heading() ).toHaveAttribute( 'dir', 'auto' );
	} );
} );

describe( 'the description of a question', () => {
	it( '[PLS-27~] is shown as plain text below the title', async () => {
		await show( [ described( choice ) ] );
		const shown = widget().getByText( /Only lunch/ );
		expect( shown.textContent ).toBe( WHY );
		expect( heading().compareDocumentPosition( shown ) ).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING
		);
		expect( root().querySelector( 'b' ) ).toBeNull();
	} );

	it.each( [
		[ 'radio buttons', choice, 'radiogroup' ],
		[ 'checkboxes', several, 'group' ],
		[ 'a text', text, 'textbox' ],
		[ 'a long text', story, 'textbox' ],
		[ 'an email address', email, 'textbox' ],
	] )(
		'[PLS-27~] describes %s without changing its name',
		async ( _, question, role ) => {
			await show( [ described( question ) ] );
			const control = widget().getByRole( role );
			expect( control ).toHaveAccessibleName( question.title );
			expect( control ).toHaveAccessibleDescription(
				expect.stringContaining( WHY )
			);
		}
	);

	it( '[PLS-27~] is read with the title and the progress when the question takes the focus', async () => {
		const user = await show( [ choice, described( text ) ] );
		await user.click( button( 'Skip' ) );
		expect( heading() ).toBe( root().activeElement );
		expect( heading() ).toHaveAccessibleDescription(
			`${ WHY } Question 2 of 2`
		);
	} );

	it( '[PLS-27~] stays beside the error message', async () => {
		const user = await show( [ described( required( text ) ) ] );
		await user.click( button( 'Next' ) );
		expect( widget().getByRole( 'textbox' ) ).toHaveAccessibleDescription(
			`${ WHY } Write an answer to continue.`
		);
	} );

	it( 'leaves no empty element and no reference without it', async () => {
		await show( [ choice ] );
		expect( root().querySelector( '.view__detail' ) ).toBeNull();
		expect( heading() ).not.toHaveAttribute( 'aria-describedby' );
	} );
} );

describe( 'the placeholder of a question', () => {
	it.each( [
		[ 'a text', text ],
		[ 'a long text', story ],
		[ 'an email address', email ],
	] )( '[PLS-27~] is in the empty field of %s', async ( _, question ) => {
		await show( [
			{ ...question, config: { placeholder: 'e.g. soup' } } as Question,
		] );
		const field = widget().getByRole( 'textbox' );
		expect( field ).toHaveAttribute( 'placeholder', 'e.g. soup' );
		expect( field ).toHaveAccessibleName( question.title );
		expect( field ).toHaveValue( '' );
	} );
} );
