import type { Page } from '@playwright/test';
import { catalogue, translated } from './support/catalogue';
import { logIn } from './support/log-in';
import { takeScreenshots } from './support/screenshots';
import { RESULTS, SURVEYS } from './support/surveys';
import { textQuestions } from './support/made';
import { NINE } from './support/nine-types';
import {
	inEitherLanguage,
	isNamed,
	PSEUDO_LOCALE,
	untranslated,
} from './support/pseudo-locale';
import { shownTexts } from './support/shown-texts';
import { expect, test } from './support/test';

/** Our English texts whose German ones differ. */
function englishTexts(): Set< string > {
	const texts = catalogue( 'de_DE' );
	// A day is a Tag in German, as a label of a response is in English.
	const german = new Set( texts.map( ( text ) => text.translated ) );
	return new Set(
		texts
			.map( ( { english } ) => english )
			.filter( ( english ) => ! german.has( english ) )
	);
}

/** The texts of a screen that are English although there is a German one: also labels and what fields show while empty. */
async function englishIn( page: Page ): Promise< string[] > {
	const texts = await shownTexts( page, '#userfeedback-root' );
	expect( texts.length ).toBeGreaterThan( 3 );
	const english = englishTexts();
	return texts.filter( ( text ) => english.has( text ) );
}

test.describe( 'a site in German', () => {
	let id = 0;

	test.beforeEach( async ( { site, survey } ) => {
		await site.option( 'WPLANG', 'de_DE' );
		id = await survey( {
			title: 'Wie gefällt dir das Komma?',
			questions: textQuestions( 'Warum?', 'Und sonst?' ),
		} );
	} );

	test( 'shows the surveys list, and its table, in German', async ( {
		admin,
	} ) => {
		await admin.goto( SURVEYS );
		await expect(
			admin.getByRole( 'heading', { name: 'Umfragen', level: 1 } )
		).toBeVisible();
		await expect(
			admin.locator( '#adminmenu .current' ).last()
		).toHaveText( 'Umfragen' );
		await expect(
			admin.getByRole( 'link', { name: 'Neu erstellen' } )
		).toBeVisible();
		for ( const column of [
			'Titel',
			'Status',
			'Erstellt',
			'Rückmeldungen',
			'Shortcode',
			'Aktionen',
		] ) {
			await expect(
				admin.getByRole( 'columnheader', { name: column } )
			).toBeVisible();
		}
		const row = admin.getByRole( 'row', { name: /Komma/ } );
		await expect( row ).toContainText( 'Veröffentlicht' );
		await row.getByRole( 'button', { name: 'Aktionen' } ).click();
		await expect(
			admin.getByRole( 'menuitem', { name: 'Duplizieren' } )
		).toBeVisible();
		await admin.keyboard.press( 'Escape' );
		expect( await englishIn( admin ) ).toEqual( [] );
		await takeScreenshots( admin, 'german-surveys-list' );
	} );

	test( 'shows the chart, which is in another lazy chunk, and the results in German', async ( {
		admin,
	} ) => {
		await admin.goto( `${ RESULTS }#/` );
		await expect( admin.locator( 'canvas' ) ).toBeVisible();
		await admin
			.getByRole( 'button', { name: 'Als Tabelle anzeigen' } )
			.click();
		await expect(
			admin.getByRole( 'columnheader', { name: 'Tag' } )
		).toBeVisible();
		expect( await englishIn( admin ) ).toEqual( [] );
		await takeScreenshots( admin, 'german-overview' );
		await admin.goto( `${ RESULTS }#/survey/${ id }` );
		await expect(
			admin.getByRole( 'link', {
				name: 'Einzelne Rückmeldungen ansehen',
			} )
		).toBeVisible();
		expect( await englishIn( admin ) ).toEqual( [] );
	} );

	test( 'shows each step of the editor in German', async ( { admin } ) => {
		await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
		await expect(
			admin.getByRole( 'group', { name: 'Frage 1' } )
		).toBeVisible();
		for ( const step of [
			'Einstellungen',
			'Benachrichtigungen',
			'Veröffentlichen',
		] ) {
			expect( await englishIn( admin ) ).toEqual( [] );
			await admin
				.getByRole( 'button', { name: `Nächster Schritt: ${ step }` } )
				.click();
		}
		await expect(
			admin.getByRole( 'radio', { name: 'Entwurf' } )
		).toBeVisible();
		expect( await englishIn( admin ) ).toEqual( [] );
		await takeScreenshots( admin, 'german-publish-step' );
	} );

	test( 'shows the survey in German to visitors', async ( { visitor } ) => {
		await visitor.goto( '/about/' );
		const widget = visitor
			.locator( 'userfeedback-widget' )
			.getByRole( 'region', { name: 'Umfrage' } );
		await widget.getByRole( 'textbox', { name: 'Warum?' } ).fill( 'Darum' );
		await widget.getByRole( 'button', { name: 'Weiter' } ).click();
		await widget.getByRole( 'button', { name: 'Überspringen' } ).click();
		await expect(
			widget.getByText( 'Danke für dein Feedback!' )
		).toBeVisible();
		await expect(
			widget.getByRole( 'button', { name: 'Schließen' } )
		).toBeVisible();
		await takeScreenshots( visitor, 'german-widget', { fullPage: false } );
	} );

	test( 'names the block in the editor in German', async ( { admin } ) => {
		await admin.goto( '/wp-admin/post-new.php' );
		const shown = await admin.evaluate( () => {
			const { wp: global } = window as unknown as {
				wp: {
					blocks: {
						getBlockType: ( name: string ) => {
							title: string;
							keywords: string[];
						};
					};
					i18n: {
						getLocaleData: (
							domain: string
						) => Record< string, string[] >;
					};
				};
			};
			const { title, keywords } = global.blocks.getBlockType(
				'userfeedback/survey'
			);
			// In the block's script, which WordPress registers by itself.
			const texts = global.i18n.getLocaleData( 'userfeedback' );
			return [ title, keywords[ 0 ], texts[ 'Edit survey' ]?.[ 0 ] ];
		} );
		expect( shown ).toEqual( [
			'UserFeedback-Umfrage',
			'Umfrage',
			'Umfrage bearbeiten',
		] );
	} );
} );

test( '[I18-01] shows the surveys list in Arabic, mirrored including its lazy chunk', async ( {
	playwright,
	browser,
	baseURL,
	contextOptions,
	survey,
	user,
} ) => {
	const name = 'arabic';
	await user( { name, locale: 'ar' } );
	// Without any survey, the wizard would open instead of the list.
	await survey( { title: 'الفواصل' } );
	const page = await browser.newPage( {
		...contextOptions,
		storageState: await logIn( playwright, baseURL ?? '', name, name ),
	} );
	await page.goto( SURVEYS );
	const heading = page.getByRole( 'heading', {
		name: 'الاستبيانات',
		level: 1,
	} );
	await expect( heading ).toBeVisible();
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	const create = page
		.getByRole( 'link', { name: translated( 'ar', 'Create New' ) } )
		.first();
	const title = page.getByRole( 'columnheader', {
		name: translated( 'ar', 'Title' ),
	} );
	await expect( title ).toBeVisible();
	const left = async ( place: typeof title ) =>
		( await place.boundingBox() )?.x ?? NaN;
	expect( await left( create ) ).toBeLessThan( await left( heading ) );
	expect(
		await left(
			page.getByRole( 'columnheader', {
				name: translated( 'ar', 'Status' ),
			} )
		)
	).toBeLessThan( await left( title ) );
	await expect(
		page.locator( 'link[href*="/admin/surveys-rtl.css?ver="]' )
	).toBeAttached();
	await expect(
		page.locator( 'link[href*="/admin/surveys.css"]' )
	).toHaveCount( 0 );
	await takeScreenshots( page, 'arabic-surveys-list' );
	await page.close();
} );

test( '[I18-01~] every type of question passes through a translation, in the popup, inline and after it', async ( {
	post,
	site,
	survey,
	visitor,
} ) => {
	await site.option( 'WPLANG', PSEUDO_LOCALE );
	const optional = NINE.map( ( question ) => ( {
		...question,
		settings: { ...question.settings, required: false },
	} ) );
	const own = JSON.stringify( optional );
	const untranslatedIn = async ( where: string ): Promise< string[] > =>
		( await untranslated( visitor, where ) ).filter(
			( text ) => ! own.includes( JSON.stringify( text ) )
		);
	const id = await survey( { title: 'All types', questions: optional } );
	await visitor.goto( '/about/' );
	const widget = visitor.locator( 'userfeedback-widget' );
	for ( const { title } of optional ) {
		await expect(
			widget.getByText( title, { exact: true } )
		).toBeVisible();
		expect( await untranslatedIn( 'userfeedback-widget' ) ).toEqual( [] );
		await widget.getByRole( 'button', { name: isNamed( 'Skip' ) } ).click();
	}
	await expect(
		widget.getByText( inEitherLanguage( 'Thanks for your feedback!' ) )
	).toBeVisible();
	expect( await untranslatedIn( 'userfeedback-widget' ) ).toEqual( [] );

	const { url } = await post( {
		title: 'Inline',
		content: `<!-- wp:userfeedback/survey {"surveyId":${ id },"display":"inline"} /-->`,
	} );
	await visitor.goto( url );
	const form = visitor.locator( '.userfeedback-inline' ).first();
	await expect( form ).toBeVisible();
	expect( await untranslatedIn( '.userfeedback-inline' ) ).toEqual( [] );
} );
