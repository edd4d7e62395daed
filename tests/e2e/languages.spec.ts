import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { CHOICE, WHY, button } from './support/visitors';
import { openResults } from './support/responses';
import { RESULTS, SURVEYS, widgetOf } from './support/surveys';

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
	// Nobody has translated the second question.
	await expect(
		widget.getByRole( 'heading', { name: WHY.title } )
	).toBeVisible();
	const stored = page.waitForResponse( /\/surveys\/\d+\/responses/ );
	await widget.getByRole( 'textbox' ).fill( TEXTS[ locale ][ option ] );
	await widget.locator( '.button--primary' ).click();
	expect( ( await stored ).status() ).toBe( 201 );
	await page.context().close();
}

test( '[PLS-09~] a survey in three languages, answered by three visitors on cached pages, has one result with one bar per option, and can be filtered by language', async ( {
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

/** The card of the builder in which languages are. */
const languagesOf = ( admin: Page ) =>
	admin.getByRole( 'group', { name: 'Languages' } );

/** Exports German in a format and answers the content of the file. */
async function exported( admin: Page, format: RegExp ): Promise< string > {
	await languagesOf( admin )
		.getByRole( 'button', { name: /^Export German/ } )
		.click();
	const downloading = admin.waitForEvent( 'download' );
	await admin.getByRole( 'menuitem', { name: format } ).click();
	return readFile( await ( await downloading ).path(), 'utf8' );
}

/** Imports a file for German and waits for a line of the report. */
async function imported( admin: Page, content: string, line: string ) {
	const card = languagesOf( admin );
	await card.locator( 'input[type=file]' ).setInputFiles( {
		name: 'from-the-translator',
		mimeType: 'application/octet-stream',
		buffer: Buffer.from( content ),
	} );
	await expect( card.getByText( line ) ).toBeVisible();
}

test( '[PLS-09] the texts of a survey go to translators as PO and XLIFF and come back; visitors see what is accepted, and the original of all else', async ( {
	browser,
	request,
	admin,
	survey,
	muPlugin,
} ) => {
	muPlugin( 'page-language.php', LANGUAGES );
	const [ title, yes, no ] = TEXTS.de_DE;
	const id = await survey( {
		title: 'Tea',
		questions: QUESTIONS,
		settings: {
			translations: {
				source: 'en_US',
				browser: false,
				languages: [ { locale: 'de_DE', texts: [] } ],
			},
		},
	} );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/settings` );

	const po = await exported( admin, /^PO/ );
	const translated = ( source: string, text: string ) =>
		`msgid "${ source }"\nmsgstr "${ text }"`;
	await imported(
		admin,
		po
			.replace(
				translated( CHOICE.title, '' ),
				translated( CHOICE.title, title )
			)
			.replace( translated( 'Yes', '' ), translated( 'Yes', yes ) ),
		'2 translations were taken over.'
	);

	const xliff = await exported( admin, /^XLIFF 1\.2/ );
	expect( xliff ).toContain( `<target state="final">${ yes }</target>` );
	// The first source is in line 6 and its unit ends in line 8. Each browser words such a mistake itself.
	await imported(
		admin,
		xliff.replace( '</source>', '' ),
		'Line 8 is not valid XML.'
	);
	await imported(
		admin,
		xliff.replace(
			'<source>No</source>',
			`$&<target state="needs-review-translation"> ${ no } &amp; &lt;b&gt; </target>`
		),
		'3 translations were taken over.'
	);
	await imported(
		admin,
		( await exported( admin, /^XLIFF 2\.0/ ) ).replace(
			'&amp; &lt;b&gt; ',
			''
		),
		'3 translations were taken over.'
	);

	const card = languagesOf( admin );
	await expect( card.getByText( /^2 of \d+ texts · 1 draft/ ) ).toBeVisible();
	await card
		.getByRole( 'button', { name: 'Translate into German (Germany)' } )
		.click();
	const dialog = admin.getByRole( 'dialog' );
	await expect(
		dialog.getByRole( 'textbox', { name: /: No$/ } )
	).toHaveValue( ` ${ no } ` );
	await dialog.getByRole( 'button', { name: 'Accept' } ).click();
	await dialog.getByRole( 'button', { name: 'Done' } ).click();
	await admin.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect(
		admin.getByRole( 'button', { name: 'Save', exact: true } )
	).toBeDisabled();

	const kept = await request.get( '/about/?page_language=de_DE' );
	await answerIn( await openKept( browser, await kept.text() ), 'de_DE', 2 );
	await card.getByRole( 'button', { name: 'Remove' } ).click();
	await expect( dialog ).toContainText(
		'1 response was given in this language. Answers that were given in this language stay'
	);
} );
