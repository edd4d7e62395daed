import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { CHOICE, WHY, button } from './support/visitors';
import { openResults } from './support/responses';
import { RESULTS, widgetOf } from './support/surveys';

/** What the survey asks in each language: title, Yes, No, and the direction. */
const TEXTS = {
	de_DE: [ 'Gefällt Ihnen Tee?', 'Ja', 'Nein', 'ltr' ],
	es_ES: [ '¿Le gusta el té?', 'Sí', 'No, gracias', 'ltr' ],
	ar: [ 'هل تحب الشاي؟', 'نعم', 'لا', 'rtl' ],
} as const;

type Locale = keyof typeof TEXTS;
const LOCALES = Object.keys( TEXTS ) as Locale[];

/** Pages in a language, as a plugin for several languages makes them. */
const LANGUAGES = `<?php
add_filter( 'locale', static fn ( $locale ) => $_GET['page_language'] ?? $locale );`;

const entry = ( path: string, text: string ) => ( {
	path,
	text,
	source: '',
	draft: false,
} );

const translations = ( browser: boolean ) => ( {
	source: 'en_US',
	browser,
	languages: LOCALES.map( ( locale ) => {
		const [ title, yes, no ] = TEXTS[ locale ];
		return {
			locale,
			texts: [
				entry( `questions.${ CHOICE.id }.title`, title ),
				entry( `questions.${ CHOICE.id }.options.yes`, yes ),
				entry( `questions.${ CHOICE.id }.options.no`, no ),
			],
		};
	} ),
} );

const QUESTIONS = [
	{
		...CHOICE,
		config: { options: [ 'Yes', 'No' ], option_ids: [ 'yes', 'no' ] },
	},
	WHY,
];

/** Opens what a cache has kept of a page in a language. */
async function openKept( browser: Browser, html: string, locale = 'en-US' ) {
	const page = await ( await browser.newContext( { locale } ) ).newPage();
	await page.route( '**/about/', ( route ) =>
		route.fulfill( { body: html, contentType: 'text/html; charset=utf-8' } )
	);
	await page.goto( '/about/' );
	return page;
}

/** Checks the first question and answers it. */
async function answerIn( page: Page, locale: Locale, option: 1 | 2 ) {
	const [ title, , , dir ] = TEXTS[ locale ];
	// Its region has another name in each language.
	const widget = page.locator( 'userfeedback-widget' );
	await expect(
		widget.getByRole( 'heading', { name: title } )
	).toBeVisible();
	await expect( page.locator( 'userfeedback-widget .root' ) ).toHaveAttribute(
		'dir',
		dir
	);
	await widget
		.getByRole( 'radio', { name: TEXTS[ locale ][ option ] } )
		.check();
	await widget.locator( '.button--primary' ).click();
	const stored = page.waitForResponse( /\/surveys\/\d+\/responses/ );
	await widget.getByRole( 'textbox' ).fill( TEXTS[ locale ][ option ] );
	await widget.locator( '.button--primary' ).click();
	expect( ( await stored ).status() ).toBe( 201 );
	await page.context().close();
}

test( '[PLS-09] a survey in three languages, answered by three visitors on cached pages, has one result with one bar per option, and can be filtered by language', async ( {
	browser,
	request,
	admin,
	api,
	survey,
	muPlugin,
} ) => {
	muPlugin( 'page-language.php', LANGUAGES );
	const id = await survey( {
		title: 'Tea',
		questions: QUESTIONS,
		settings: { translations: translations( false ) },
	} );
	const kept: Record< string, string > = {};
	for ( const locale of LOCALES ) {
		const response = await request.get(
			`/about/?page_language=${ locale }`
		);
		kept[ locale ] = await response.text();
	}
	expect( kept[ 'de_DE' ] ).not.toContain( TEXTS.es_ES[ 0 ] );
	// The cached pages outlive a change of the survey.
	await api.edit( id, {
		settings: { translations: { ...translations( false ), languages: [] } },
	} );

	for ( const [ index, locale ] of LOCALES.entries() ) {
		const page = await openKept( browser, kept[ locale ]! );
		await answerIn( page, locale, index === 1 ? 2 : 1 );
	}

	await openResults( admin, `/survey/${ id }` );
	const card = admin.getByRole( 'group', {
		name: CHOICE.title,
		exact: true,
	} );
	await expect( card.locator( 'tbody tr' ) ).toHaveText( [
		/^Yes\s*2/,
		/^No\s*1/,
	] );
	const filtered = `${ RESULTS }#/survey/${ id }/responses?language=es_ES`;
	await admin.goto( filtered );
	await expect( admin.getByText( 'No, gracias' ) ).toBeVisible();
	await expect( admin.getByText( TEXTS.ar[ 1 ] ) ).toBeHidden();
	await expect( admin.getByText( /^Language: .*Spanish/ ) ).toBeVisible();
} );

test( 'a popup on an English page follows the browser where the owner has turned it on', async ( {
	browser,
	request,
	api,
	survey,
} ) => {
	await survey( {
		title: 'Tea',
		questions: QUESTIONS,
		settings: { translations: translations( true ) },
	} );
	const kept = await ( await request.get( '/about/' ) ).text();
	await answerIn( await openKept( browser, kept, 'ar-EG' ), 'ar', 1 );
	await answerIn( await openKept( browser, kept, 'de-AT' ), 'de_DE', 2 );
	const french = await openKept( browser, kept, 'fr-FR' );
	await expect(
		widgetOf( french ).getByRole( 'heading', { name: CHOICE.title } )
	).toBeVisible();
	await expect( button( french, 'Next' ) ).toBeVisible();
	expect( api ).toBeTruthy();
} );
