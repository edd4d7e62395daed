import type { WidgetSurvey } from '@/survey-model';
import { inBrowsersLanguage } from '@/widget/language/language';
import { preferredLocale } from '@/widget/language/preferred';
import { inShownLanguage } from '@/widget/show/shown-language';
import type { Popup } from '@/widget/types';
import { answer, pageData, survey } from './support';

const LOCALES = [ 'en_US', 'de_DE_formal', 'de_AT', 'ar' ];

describe( 'preferredLocale', () => {
	it.each( [
		[ 'the same language and country', [ 'de-AT' ], 'de_AT' ],
		[ 'the same language', [ 'de-CH', 'ar' ], 'de_DE_formal' ],
		[ 'a language without a country', [ 'AR-eg' ], 'ar' ],
		[ 'the second wish', [ 'fr-FR', 'de-AT' ], 'de_AT' ],
		[ 'nothing where the survey itself is right', [ 'en-GB', 'ar' ], null ],
		[ 'nothing for another language', [ 'arn', 'es' ], null ],
	] )( 'finds %s', ( _, wanted, found ) => {
		expect( preferredLocale( LOCALES, wanted ) ?? null ).toBe( found );
	} );
} );

describe( 'a popup in another language than its page', () => {
	const script = { handle: 'userfeedback-widget-language', src: '/l.js' };
	const fetchMock = jest.fn();
	const own = survey();
	const texts = {
		title: 'Fragen',
		locale: { lang: 'ar', dir: 'rtl' },
		nonces: { ...own.nonces, submission: '3.abc.ar' },
		questions: [ { ...own.questions[ 0 ], title: 'هل؟' } ],
		settings: {
			thank_you: { type: 'message', message: 'شكرا' },
			theming: { ...own.settings.theming, position: 'top_left' },
		},
	};
	let popup: Popup;

	beforeEach( () => {
		popup = {
			survey: survey( {
				locale: { lang: 'en-US', dir: 'ltr' },
				languages: {
					script: { ...script, before: '', after: '' },
					url: 'https://example.org/languages/%s?revision=3',
					locales: LOCALES,
				},
			} as Partial< WidgetSurvey > ),
		};
		fetchMock
			.mockReset()
			.mockResolvedValue(
				answer( 200, { strings: { next: 'التالي' }, survey: texts } )
			);
		window.fetch = fetchMock;
		window.userfeedback = { language: inBrowsersLanguage };
		jest.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [
			'ar-EG',
		] );
	} );

	it( 'shows the browser’s language with its direction, and sends its token', async () => {
		const data = await inShownLanguage( pageData(), popup, '' );
		expect( fetchMock ).toHaveBeenCalledWith(
			'https://example.org/languages/ar?revision=3',
			expect.objectContaining( { credentials: 'omit' } )
		);
		expect( data ).toMatchObject( { lang: 'ar', dir: 'rtl' } );
		expect( data.strings.next ).toBe( 'التالي' );
		expect( popup.survey.questions[ 0 ]!.title ).toBe( 'هل؟' );
		expect( popup.survey.nonces.submission ).toBe( '3.abc.ar' );
		expect( popup.survey.settings.thank_you.message ).toBe( 'شكرا' );
	} );

	it( 'stays where the page shows it', async () => {
		await inShownLanguage( pageData(), popup, '' );
		expect( popup.survey.settings.theming.position ).toBe(
			own.settings.theming.position
		);
	} );

	it( 'asks nobody where the survey’s own language is right', async () => {
		jest.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [ 'en' ] );
		const data = await inShownLanguage( pageData(), popup, '' );
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( data ).toMatchObject( { lang: 'en-US', dir: 'ltr' } );
	} );

	it.each( [
		[ 'the network fails', () => Promise.reject( new Error( 'offline' ) ) ],
		[ 'the language is gone', () => Promise.resolve( answer( 404, {} ) ) ],
	] )( 'shows the page’s language when %s', async ( _, response ) => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		fetchMock.mockImplementation( response );
		const before = popup.survey;
		const data = await inShownLanguage( pageData(), popup, '' );
		expect( popup.survey ).toBe( before );
		expect( data.lang ).toBe( 'en-US' );
		warn.mockRestore();
	} );

	it( 'has the page’s language without translations', async () => {
		const data = await inShownLanguage( pageData(), { survey: own }, '' );
		expect( data ).toEqual( pageData() );
	} );
} );
