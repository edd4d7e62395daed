import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replyHref } from '@/admin-pages/results/response/reply';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import type { ResponseDetail } from '@/survey-model';
import { mayOnly } from '../support/capabilities';
import { refusal } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { remarksSite } from '../support/remarks-site';
import { renderAt } from '../support/render';
import { responseDetail, responseList } from '../support/results';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

async function open(
	changes: Partial< ResponseDetail > = {},
	instead?: Parameters< typeof remarksSite >[ 1 ]
) {
	const site = remarksSite( changes, instead );
	renderAt( '/survey/7/responses/9', <ResultsRoutes /> );
	await screen.findByRole( 'group', { name: 'Response Details' } );
	return site;
}

const button = ( name: string ) => screen.queryByRole( 'button', { name } );

const press = async ( name: string ) =>
	userEvent.click( await screen.findByRole( 'button', { name } ) );

/** A response whose question for an address was answered so. */
function withEmail( ...values: ( string | null )[] ): ResponseDetail {
	return responseDetail( {
		answers: values.map( ( value, index ) => ( {
			question_id: `q${ index }`,
			title: 'May we write to you?',
			type: 'email',
			value: value === null ? null : [ value ],
			option_ids: [],
			extra: { comments: '', name: 'Ada' },
		} ) ),
	} );
}

describe( 'changes of a response', () => {
	it.each( [
		[
			'Move to trash',
			'trash',
			'Restore',
			'Response #9 moved to the trash.',
		],
		[ 'Mark as spam', 'spam', 'Not spam', 'Response #9 marked as spam.' ],
	] as const )(
		'[PLS-29~] %s, with undo',
		async ( name, action, remedy, text ) => {
			const { changes, stored } = await open();
			await press( name );
			expect(
				await screen.findByRole( 'button', { name: remedy } )
			).toBeVisible();
			expect(
				screen.getByText( text, {
					selector: '.userfeedback-snackbars *',
				} )
			).toBeInTheDocument();
			expect( button( 'Move to trash' ) ).toBeNull();
			expect( button( 'Delete permanently' ) ).toBeVisible();
			await press( 'Undo' );
			await waitFor( () => expect( button( remedy ) ).toBeNull() );
			expect( button( name ) ).toBeVisible();
			expect( stored().status ).toBe( 'publish' );
			expect( changes().map( ( [ path ] ) => path ) ).toEqual( [
				`/${ action }`,
				'/restore',
			] );
		}
	);

	it( '[PLS-07~] marks it as a test, says that it is not counted, and takes that back', async () => {
		const { changes } = await open();
		await press( 'Mark as test' );
		expect(
			await screen.findByText(
				'This response is a test. It is not counted in the results.',
				{ selector: '.userfeedback-page *' }
			)
		).toBeVisible();
		expect( button( 'Mark as test' ) ).toBeNull();
		await press( 'Not a test' );
		await waitFor( () => expect( button( 'Mark as test' ) ).toBeVisible() );
		expect( button( 'Not a test' ) ).toBeNull();
		expect( changes() ).toEqual( [
			[ '/test', { response_ids: [ 9 ], is_test: true } ],
			[ '/test', { response_ids: [ 9 ], is_test: false } ],
		] );
	} );

	it( 'says why a change failed, and allows another try', async () => {
		const { stored } = await open( {}, ( path ) =>
			path.endsWith( '/trash' )
				? refusal( 503, 'userfeedback_busy', 'The database is busy.' )
				: undefined
		);
		await press( 'Move to trash' );
		expect(
			await screen.findByText( 'The database is busy.', {
				selector: '.userfeedback-snackbars *',
			} )
		).toBeInTheDocument();
		expect( stored().status ).toBe( 'publish' );
		await waitFor( () =>
			expect( button( 'Move to trash' ) ).not.toHaveAttribute(
				'aria-disabled'
			)
		);
	} );

	it( 'asks before it deletes permanently, and then shows the list', async () => {
		const { changes } = await open(
			{ status: 'trash' },
			( path, method ) =>
				( method === 'POST' && path.endsWith( '/responses' ) ) ||
				path.includes( '/responses?' )
					? { body: responseList( [] ) }
					: undefined
		);
		await press( 'Delete permanently' );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		expect(
			dialog.getByText( /Response #9 and its answers/ )
		).toBeVisible();
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Delete permanently' } )
		);
		expect(
			await screen.findByRole( 'heading', {
				level: 1,
				name: 'Responses',
			} )
		).toBeVisible();
		await waitFor( () =>
			expect( changes() ).toEqual( [ [ '', { response_ids: [ 9 ] } ] ] )
		);
	} );

	it( '[PLS-29~] are not offered to those who may not delete', async () => {
		printAdminData( { capabilities: mayOnly( 'view_results' ) } );
		await open();
		for ( const name of [
			'Move to trash',
			'Mark as spam',
			'Mark as test',
		] ) {
			expect( button( name ) ).toBeNull();
		}
		expect( button( 'Print' ) ).toBeVisible();
		expect(
			screen.getByRole( 'textbox', { name: 'Add a note' } )
		).toBeVisible();
	} );

	it( '[PLS-29~] prints', async () => {
		window.print = jest.fn();
		await open();
		await press( 'Print' );
		expect( window.print ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'a reply by email', () => {
	it( '[PLS-29~] goes to the first address that was given', async () => {
		const { answers } = withEmail(
			null,
			' ada@example.org ',
			'b@example.org'
		);
		await open( { answers } );
		expect(
			screen.getByRole( 'link', { name: 'Reply by email' } )
		).toHaveAttribute(
			'href',
			'mailto:ada@example.org?subject=Your%20answers%20to%20%E2%80%9CLunch%E2%80%9D'
		);
	} );

	it( '[PLS-29~] is not offered without an address', async () => {
		await open( { answers: withEmail( null ).answers } );
		expect(
			screen.queryByRole( 'link', { name: 'Reply by email' } )
		).toBeNull();
	} );

	it.each( [
		'a@b.org?bcc=c@d.org',
		'a@b.org&cc=c@d.org',
		'a@b.org, c@d.org',
		'a@b.org;c@d.org',
		'a@b.org\nBcc: c@d.org',
		'"x" <a@b.org>',
		'a@b@c.org',
		'javascript:alert(1)',
		'@b.org',
		'',
	] )(
		'[PLS-29~] is not offered for what could mean more: %j',
		( address ) => {
			expect( replyHref( withEmail( address ) ) ).toBeUndefined();
		}
	);

	it( '[PLS-29~] encodes address and title', () => {
		const response = withEmail( 'a%0Ab+c/d#e=f@münchen.de' );
		const survey = { id: 7, title: 'A&body=x?\r\nBcc: a@b.org %s #"' };
		const url = new URL( replyHref( { ...response, survey } ) ?? '' );
		expect( decodeURIComponent( url.pathname ) ).toBe(
			'a%0Ab+c/d#e=f@münchen.de'
		);
		expect( [ ...url.searchParams ] ).toEqual( [
			[ 'subject', 'Your answers to “A&body=x? Bcc: a@b.org %s #"”' ],
		] );
		expect( url.hash ).toBe( '' );
	} );
} );

describe( 'the keys for the previous and the next response', () => {
	const keyDown = ( key: string, target: Element = document.body ) =>
		fireEvent.keyDown( target, { key, altKey: true } );
	const place = () => window.location.hash;
	const announced = () =>
		[ ...document.querySelectorAll( '[aria-live]' ) ]
			.map( ( { textContent } ) => textContent )
			.join();

	it( '[PLS-29~] go to them, and are named', async () => {
		await open( { previous: 12, next: 4, position: 2, count: 3 } );
		expect( screen.getByRole( 'link', { name: 'Next' } ) ).toHaveAttribute(
			'aria-keyshortcuts',
			'Alt+PageDown'
		);
		expect(
			screen.getByRole( 'link', { name: 'Previous' } )
		).toHaveAttribute( 'aria-keyshortcuts', 'Alt+PageUp' );
		act( () => void keyDown( 'PageDown' ) );
		await waitFor( () =>
			expect( place() ).toBe( '#/survey/7/responses/4' )
		);
		act( () => void ( window.location.hash = '#/survey/7/responses/9' ) );
		await screen.findByText( 'Response 2 of 3' );
		act( () => void keyDown( 'PageUp' ) );
		await waitFor( () =>
			expect( place() ).toBe( '#/survey/7/responses/12' )
		);
	} );

	it( '[PLS-29~] do nothing while somebody types, without Alt, or in a dialog', async () => {
		await open( { previous: 12, next: 4, notes: [], status: 'trash' } );
		keyDown(
			'PageDown',
			screen.getByRole( 'textbox', { name: 'Add a note' } )
		);
		fireEvent.keyDown( document.body, { key: 'PageDown' } );
		await press( 'Delete permanently' );
		keyDown( 'PageDown', await screen.findByRole( 'dialog' ) );
		expect( place() ).toBe( '#/survey/7/responses/9' );
	} );

	it( '[PLS-29~] say where there is no other one', async () => {
		await open();
		keyDown( 'PageDown' );
		await waitFor( () =>
			expect( announced() ).toContain( 'This is the last response.' )
		);
		keyDown( 'PageUp' );
		await waitFor( () =>
			expect( announced() ).toContain( 'This is the first response.' )
		);
		expect( place() ).toBe( '#/survey/7/responses/9' );
	} );
} );
