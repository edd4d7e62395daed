import type { Page } from '@playwright/test';
import type { SentAnswer } from './support/responses';
import { openResults, respond, rowsOf, tableOf } from './support/responses';
import { takeScreenshots } from './support/screenshots';
import { onScreen } from './support/surveys';
import { expect, test } from './support/test';
import { CHOICE, FIVE, WHY } from './support/visitors';
import { wp } from './support/wp';

const YES: SentAnswer[] = [ { question_id: CHOICE.id, value: 'Yes' } ];

const place = ( admin: Page, text: string ) =>
	admin.locator( 'nav' ).getByText( text );

const step = ( admin: Page, name: 'Previous' | 'Next' ) =>
	admin.getByRole( 'navigation', { name: 'Responses' } ).getByRole( 'link', {
		name,
	} );

test( '[ONE-01] previous and next go through the responses by mouse and by keyboard, with one request each', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Neighbours',
		questions: [ CHOICE, WHY ],
	} );
	const [ first, second, third ] = await respond( api, visitor.request, id, [
		YES,
		YES,
		YES,
	] );
	await openResults( admin, `/survey/${ id }/responses` );
	await admin
		.getByRole( 'link', { name: `Response #${ second }`, exact: true } )
		.click();
	const heading = admin.getByRole( 'heading', { level: 1 } );
	await expect( heading ).toHaveText( `Response #${ second }` );
	await expect( place( admin, 'Response 2 of 3' ) ).toBeVisible();
	// Tabs, the history and screen readers know one response from another.
	await expect( admin ).toHaveTitle(
		new RegExp( `^Response #${ second } ‹ .+ — WordPress$` )
	);

	const asked: string[] = [];
	admin.on( 'request', ( request ) => {
		if ( request.url().includes( '/responses' ) ) {
			asked.push( new URL( request.url() ).pathname );
		}
	} );
	await step( admin, 'Next' ).click();
	await expect( heading ).toHaveText( `Response #${ first }` );
	await expect( admin ).toHaveTitle(
		new RegExp( `^Response #${ first } ‹` )
	);
	await expect( place( admin, 'Response 3 of 3' ) ).toBeVisible();
	await expect( step( admin, 'Next' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await expect( step( admin, 'Next' ) ).toBeFocused();

	await admin.keyboard.press( 'Shift+Tab' );
	await expect( step( admin, 'Previous' ) ).toBeFocused();
	await admin.keyboard.press( 'Enter' );
	await expect( place( admin, 'Response 2 of 3' ) ).toBeVisible();
	await admin.keyboard.press( 'Enter' );
	await expect( place( admin, 'Response 1 of 3' ) ).toBeVisible();
	await expect( heading ).toHaveText( `Response #${ third }` );
	await expect( step( admin, 'Previous' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await admin.keyboard.press( 'Enter' );
	await expect( heading ).toHaveText( `Response #${ third }` );
	await expect( step( admin, 'Previous' ) ).toBeFocused();
	// Never a list: the way is the same for three responses and for a million.
	expect( asked.filter( ( path ) => path.endsWith( '/responses' ) ) ).toEqual(
		[]
	);

	await admin.getByRole( 'link', { name: 'Back to All Responses' } ).click();
	await expect( heading ).toHaveText( 'Responses' );
	await expect( rowsOf( admin, 'Responses' ) ).toHaveCount( 3 );

	// The browser's own buttons.
	await admin.goBack();
	await expect( heading ).toHaveText( `Response #${ third }` );
	await admin.goForward();
	await expect( rowsOf( admin, 'Responses' ) ).toHaveCount( 3 );
} );

test( 'shows an error with a link back for unknown ids of responses and surveys', async ( {
	browser,
	adminState,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'Wrong ids' } );
	const other = await survey( {
		title: 'Another one',
	} );
	const [ response ] = await respond( api, visitor.request, id, [ YES ] );
	// A page of its own: a 404 is an error in the console, and here it is meant.
	const context = await browser.newContext( {
		storageState: adminState,
	} );
	const page = await context.newPage();
	for ( const [ route, text, back ] of [
		[
			`/survey/${ id }/responses/99999999`,
			'This response could not be loaded',
			'Back to All Responses',
		],
		[
			`/survey/${ other }/responses/${ response }`,
			'This response could not be loaded',
			'Back to All Responses',
		],
		[
			'/survey/99999999/responses/1',
			'This response could not be loaded',
			'Back to All Responses',
		],
		[
			'/survey/99999999/responses',
			'These responses could not be loaded',
			'Back to Results',
		],
		[
			'/survey/99999999',
			'These results could not be loaded',
			'Back to Results',
		],
		[
			`/survey/${ id }/responses/0`,
			'There is nothing at this address',
			'Back to Results',
		],
		[
			'/survey/x/responses',
			'There is nothing at this address',
			'Back to Results',
		],
	] as const ) {
		await openResults( page, route );
		const alert = page.locator( '.userfeedback-empty-state' );
		await expect(
			alert.getByRole( 'heading', { name: text } )
		).toBeVisible();
		await expect(
			alert.getByRole( 'button', { name: 'Try again' } )
		).toHaveCount( 0 );
		await alert.getByRole( 'link', { name: back } ).click();
		await expect( onScreen( page, text ) ).toHaveCount( 0 );
	}
	await context.close();
} );

test( '[ONE-02] a response shows every question with its answer as text, including skipped ones', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'שאלון 🎉 <i>text</i>',
		questions: FIVE,
	} );
	const long = 'Lorem ipsum '.repeat( 33 ).trim();
	const [ full, empty ] = await respond( api, visitor.request, id, [
		[
			{ question_id: 'radio-button', value: 'A search engine' },
			{
				question_id: 'checkbox',
				value: [ 'Coffee maker', 'Toaster' ],
			},
			{ question_id: 'text', value: 'תודה רבה <b>לכם</b>' },
			{ question_id: 'long-text', value: long },
			{
				question_id: 'email',
				value: 'ada@example.org',
				extra: { name: 'Ada' },
			},
		],
		[
			{ question_id: 'radio-button', value: null },
			{ question_id: 'checkbox', value: [ 'Electric kettle' ] },
			{ question_id: 'text', value: null },
			{ question_id: 'long-text', value: null },
			{ question_id: 'email', value: null },
		],
	] );
	// Comments come with an add-on; what it stores is shown already. Nobody can send such an address, but a row may hold one.
	wp(
		'eval',
		`global $wpdb; $t = $wpdb->prefix . "ufb_";
		$wpdb->query( "INSERT INTO {$t}answer_texts (survey_id, response_id, question_id, kind, text) VALUES (${ id }, ${ full }, 'radio-button', 'comment', 'It was on page one')" );
		$wpdb->query( "INSERT INTO {$t}pages (url_hash, url, name, post_id) VALUES (UNHEX(MD5('bad ${ id }')), 'javascript:alert(1)', 'A bad page', 0)" );
		$wpdb->query( "UPDATE {$t}responses SET page_id = " . (int) $wpdb->insert_id . " WHERE id = ${ empty }" );`
	);

	await openResults( admin, `/survey/${ id }/responses/${ full }` );
	const card = admin.getByRole( 'group', { name: 'שאלון 🎉 <i>text</i>' } );
	const items = card.getByRole( 'listitem' );
	await expect( items ).toHaveCount( 5 );
	const expected = [
		[
			'How did you find us?',
			'A search engine',
			'Comments',
			'It was on page one',
		],
		[ 'Which of these do you use at home?', 'Coffee maker, Toaster' ],
		[ 'What is missing here?', 'תודה רבה <b>לכם</b>' ],
		[ 'What would have made your visit better?', long ],
		[ 'May we write to you?', 'ada@example.org, Ada' ],
	];
	for ( const [ index, texts ] of expected.entries() ) {
		for ( const text of texts ) {
			await expect(
				items.nth( index ).getByText( text, { exact: true } )
			).toBeVisible();
		}
	}
	await expect(
		card.getByRole( 'heading', { name: 'Comments' } )
	).toBeVisible();
	await takeScreenshots( admin, 'response' );

	await openResults( admin, `/survey/${ id }/responses/${ empty }` );
	await expect( card.getByText( 'Skipped', { exact: true } ) ).toHaveCount(
		4
	);
	await expect( card.getByText( 'Electric kettle' ) ).toBeVisible();
	const details = admin.getByRole( 'group', { name: 'Response Details' } );
	await expect( details.getByText( 'A bad page' ) ).toBeVisible();
	await expect( details.getByRole( 'link' ) ).toHaveCount( 0 );
	await expect( admin.locator( '[href^="javascript:"]' ) ).toHaveCount( 0 );
	await openResults( admin, `/survey/${ id }/responses` );
	await expect(
		tableOf( admin, 'Responses' ).getByText( 'A bad page' )
	).toBeVisible();
	await expect( admin.locator( '[href^="javascript:"]' ) ).toHaveCount( 0 );
} );

test( '[ONE-03] Response Details show the time, page and device', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'Details' } );
	const [ response ] = await respond( api, visitor.request, id, [ YES ] );
	const stored = await api.get< { user_ip: string } >(
		`surveys/${ id }/responses/${ response }`
	);
	await openResults( admin, `/survey/${ id }/responses/${ response }` );
	const details = admin.getByRole( 'group', { name: 'Response Details' } );
	await expect( details.getByRole( 'term' ) ).toHaveText( [
		'Submitted',
		'Page Submitted',
		'User IP',
		'Browser',
		'OS',
		'Device',
	] );
	await expect( details.getByRole( 'definition' ) ).toHaveText( [
		/^[A-Z][a-z]+ \d{1,2}, \d{4}, \d{1,2}:\d\d/,
		/About The Tests/,
		stored.user_ip,
		'Firefox',
		'Windows',
		'Desktop',
	] );
	expect( stored.user_ip ).toBe( '127.0.0.0' );
	const link = details.getByRole( 'link', { name: 'About The Tests' } );
	await expect( link ).toHaveAttribute( 'href', /^http:.*\/about\/$/ );
} );
