import { groupKinds } from '@/admin-pages/results/compare/groups';
import { searchCountries } from '@/admin-pages/surveys/editor/sections/countries/country-choices';
import {
	attributesOf,
	localeChoices,
} from '@/admin-pages/surveys/editor/sections/languages/locales';
import { formatLanguage, formatRelative } from '@/lib/format';
import { byLabel, compareNames } from '@/lib/name-order';

function inLanguage( locale: string ): void {
	window.userfeedbackAdmin = { locale, pages: { surveys: '', results: '' } };
}

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

const sorted = ( ...names: string[] ) => names.sort( compareNames );

describe( 'names', () => {
	it( '[I18-01~] are in the order of the user’s language, not of the browser’s', () => {
		inLanguage( 'de_DE_formal' );
		expect( sorted( 'Zypern', 'Österreich', 'Oman' ) ).toEqual( [
			'Oman',
			'Österreich',
			'Zypern',
		] );
		inLanguage( 'sv_SE' );
		expect( sorted( 'Österrike', 'Zambia', 'Oman' ) ).toEqual( [
			'Oman',
			'Zambia',
			'Österrike',
		] );
		inLanguage( 'es_ES' );
		expect( sorted( 'nube', 'ñu', 'oso', 'nuevo' ) ).toEqual( [
			'nube',
			'nuevo',
			'ñu',
			'oso',
		] );
		inLanguage( 'ar' );
		expect( sorted( 'يمن', 'أردن', 'تونس' ) ).toEqual( [
			'أردن',
			'تونس',
			'يمن',
		] );
	} );

	it( 'with numbers are in the order of these', () => {
		expect( sorted( 'Room 10', 'Room 9' ) ).toEqual( [
			'Room 9',
			'Room 10',
		] );
	} );

	it( '[I18-01~] of countries and languages are so in filters, comparisons and the builder', async () => {
		inLanguage( 'sv_SE' );
		const labels = ( choices: readonly { label: string }[] ) =>
			choices.map( ( { label } ) => label );
		const kinds = groupKinds( {
			questions: [],
			pages: [],
			countries: [ 'AT', 'DE', 'ZM' ],
			languages: [ 'ar', 'de_DE', 'en_US' ],
			tags: [],
			columns: null,
		} );
		const [ , country, language ] = kinds;
		expect( labels( country!.groups ) ).toEqual( [
			'Tyskland',
			'Zambia',
			'Österrike',
		] );
		expect( labels( language!.groups ) ).toEqual( [
			'amerikansk engelska',
			'arabiska',
			'tyska (Tyskland)',
		] );
		const found = labels( await searchCountries( '' ) );
		expect( found ).toEqual( [ ...found ].sort( compareNames ) );
		expect( found.slice( -2 ) ).toEqual( [ 'Österrike', 'Östtimor' ] );
		expect( labels( localeChoices( [] ) ) ).toEqual(
			labels( byLabel( localeChoices( [] ) ) )
		);
	} );
} );

describe( 'languages', () => {
	it( '[I18-01~] have names of their own where they differ by the form of address only', () => {
		expect( formatLanguage( 'de_DE' ) ).toBe( 'German (Germany)' );
		expect( formatLanguage( 'de_DE_formal' ) ).toBe(
			'German (Germany) (formal)'
		);
		expect( formatLanguage( 'pt_AO90' ) ).toBe( 'pt_AO90' );
	} );

	it( '[I18-01~] that are written from right to left are marked so', () => {
		expect( attributesOf( 'ckb' ) ).toEqual( { lang: 'ckb', dir: 'rtl' } );
		expect( attributesOf( 'he_IL' ).dir ).toBe( 'rtl' );
		expect( attributesOf( 'arg' ).dir ).toBe( 'ltr' );
	} );
} );

describe( 'times', () => {
	it( '[I18-01~] that passed have Western digits in Arabic, as all numbers', () => {
		inLanguage( 'ar_EG' );
		const moment = new Date( Date.now() - 3 * 86_400_000 - 1000 );
		expect( formatRelative( moment.toISOString() ) ).toBe( 'قبل 3 أيام' );
	} );
} );
