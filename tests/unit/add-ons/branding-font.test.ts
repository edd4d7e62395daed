import { openRegistry } from '@/widget/registry';
import { survey } from '../widget/support';

function properties( family: string, weight: number ) {
	const { theming } = survey().settings;
	return openRegistry()
		.theme?.get( 'font' )
		?.properties?.( { ...theming, font: { family, weight } } );
}

const links = () =>
	[ ...document.head.querySelectorAll( 'link' ) ].map( ( { href } ) => href );

describe( 'the font of a survey', () => {
	beforeAll( () => {
		openRegistry();
		return import( '@/add-ons/branding/parts/font' );
	} );

	it( 'is requested from Google Fonts once, in the chosen weight, and replaces the font before', () => {
		expect( links() ).toEqual( [] );
		expect( properties( 'Open Sans', 700 ) ).toEqual( {
			fontFamily: '"Open Sans", system-ui, sans-serif',
			fontWeight: 700,
		} );
		properties( 'Open Sans', 700 );
		expect( links() ).toEqual( [
			'https://fonts.googleapis.com/css2?family=Open+Sans%3Awght%40700&display=swap',
		] );
		properties( 'Abel', 400 );
		expect( links() ).toEqual( [
			'https://fonts.googleapis.com/css2?family=Abel%3Awght%40400&display=swap',
		] );
	} );
} );
