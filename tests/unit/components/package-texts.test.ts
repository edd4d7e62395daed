import { __, _n, _x, resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { addPackageTexts } from '../../../src/components/package-texts';

const RULE = { '': { 'plural-forms': 'nplurals=2; plural=(n != 1);' } };

/** As a bundled package asks: without a text domain. */
/* eslint-disable @wordpress/i18n-text-domain, @wordpress/i18n-translator-comments -- These texts are those of packages. */
const search = () => __( 'Search' );
const view = () => _x( 'View', 'verb' );
const plainView = () => __( 'View' );
const items = ( count: number ) => _n( '%d Item', '%d Items', count );
/* eslint-enable @wordpress/i18n-text-domain, @wordpress/i18n-translator-comments -- They end here. */

beforeEach( () => resetLocaleData() );

test( 'bundled packages speak the language of WordPress', () => {
	addPackageTexts( {
		...RULE,
		Search: [ 'Suchen' ],
		'verb\u0004View': [ 'Ansehen' ],
		'%d Item': [ '%d Element', '%d Elemente' ],
	} );
	expect( search() ).toBe( 'Suchen' );
	expect( view() ).toBe( 'Ansehen' );
	expect( plainView() ).toBe( 'View' );
	expect( [ items( 1 ), items( 2 ) ] ).toEqual( [
		'%d Element',
		'%d Elemente',
	] );
} );

test( 'what WordPress itself says on the page stays', () => {
	setLocaleData( {
		...RULE,
		Search: [ 'Suche' ],
		'verb\u0004View': [ 'Anschauen' ],
	} );
	addPackageTexts( {
		Search: [ 'Suchen' ],
		'verb\u0004View': [ 'Ansehen' ],
		View: [ 'Ansicht' ],
	} );
	expect( [ search(), view(), plainView() ] ).toEqual( [
		'Suche',
		'Anschauen',
		'Ansicht',
	] );
} );

test( 'a page in English has nothing to add', () => {
	addPackageTexts( undefined );
	expect( search() ).toBe( 'Search' );
} );
