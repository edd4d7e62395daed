import { openResults } from './support/responses';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import {
	button,
	CHOICE,
	openPopup,
	thanksOf,
	useSurvey,
	waitingIn,
	WHY,
} from './support/visitors';

const shown = useSurvey( 'Half answered', [ CHOICE, WHY ] );

/** How many responses have a status. */
async function countOf( status: string ): Promise< number > {
	const list = await shown.api.get(
		`surveys/${ shown.id }/responses?filter[status]=${ status }`
	);
	return ( list as { pagination: { total: number } } ).pagination.total;
}

test( '[PLS-24] keeps what a visitor has answered who leaves, marked, until the visitor finishes on a later page', async ( {
	admin,
	visitor,
} ) => {
	await shown.api.set( shown.id, 'behavior', { keep_partial: true } );
	await openPopup( visitor );
	await widgetOf( visitor ).getByRole( 'radio', { name: 'Yes' } ).check();
	await visitor.goto( '/wp-includes/css/dashicons.min.css' );
	await expect.poll( () => countOf( 'partial' ) ).toBe( 1 );
	expect( await countOf( 'all' ) ).toBe( 0 );

	// The owner finds it under a filter of its own.
	await openResults( admin, `/survey/${ shown.id }/responses` );
	await admin.getByRole( 'button', { name: /^Partial/ } ).click();
	await admin.getByRole( 'link', { name: /^Response #/ } ).click();
	await expect(
		admin
			.locator( '#userfeedback-root' )
			.getByText( 'Partial answers: this visitor did not finish.' )
	).toBeVisible();

	// The visitor goes on, and the same response is finished.
	await openPopup( visitor, '/about/?next' );
	await expect(
		widgetOf( visitor ).getByRole( 'radio', { name: 'Yes' } )
	).toBeChecked();
	await button( visitor, 'Next' ).click();
	await widgetOf( visitor ).getByRole( 'textbox' ).fill( 'Because' );
	await button( visitor, 'Next' ).click();
	await expect( thanksOf( visitor ) ).toBeVisible();
	await expect.poll( () => waitingIn( visitor ) ).toBe( 0 );
	await visitor.goto( '/wp-includes/css/dashicons.min.css' );
	expect( [ await countOf( 'partial' ), await countOf( 'all' ) ] ).toEqual( [
		0, 1,
	] );
	expect( await shown.api.total( shown.id ) ).toBe( 1 );
} );
