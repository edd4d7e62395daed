import { act, fireEvent } from '@testing-library/react';
import type { WidgetSurvey } from '@/survey-model';
import { heading, root, show, useFreshPage, widget } from '../widget/popup';
import { choice, strings, survey } from '../widget/support';

useFreshPage();

const TEXTS = {
	strings: {
		...strings,
		logo_credit: 'Powered by UserFeedback',
		logo_name: 'The shop',
	},
};

/** Settings with other theming. */
function themed(
	changes: Partial< WidgetSurvey[ 'settings' ][ 'theming' ] >
): Pick< WidgetSurvey, 'settings' > {
	const { settings } = survey();
	return {
		settings: { ...settings, theming: { ...settings.theming, ...changes } },
	};
}

const CUSTOM = themed( {
	logo_type: 'custom',
	custom_logo: 'https://example.org/logo.png',
} );

describe( 'the logo', () => {
	beforeAll( () => import( '@/add-ons/branding/parts/logo' ) );

	it( 'is the plugin’s name if the owner chose it, also below the thank-you message [WID-15~]', async () => {
		const user = await show(
			[ choice ],
			TEXTS,
			themed( { logo_type: 'userfeedback' } )
		);
		expect( root().querySelector( '.logo' ) ).toHaveTextContent(
			'Powered by UserFeedback'
		);
		expect( widget().queryByRole( 'img' ) ).toBeNull();
		await user.click( widget().getByRole( 'button', { name: 'Skip' } ) );
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		expect(
			widget().getByText( 'Powered by UserFeedback' )
		).toBeInTheDocument();
	} );

	it( 'is the owner’s image with the name of the site, loaded when it is seen [WID-15~]', async () => {
		await show( [ choice ], TEXTS, CUSTOM );
		const image = widget().getByRole( 'img', { name: 'The shop' } );
		expect( image ).toHaveAttribute(
			'src',
			'https://example.org/logo.png'
		);
		expect( image ).toHaveAttribute( 'loading', 'lazy' );
		expect( widget().queryByText( 'Powered by UserFeedback' ) ).toBeNull();
	} );

	it( 'disappears if its image cannot be loaded [WID-15~]', async () => {
		await show( [ choice ], TEXTS, CUSTOM );
		fireEvent.error( widget().getByRole( 'img' ) );
		expect( root().querySelector( '.logo' ) ).toBeNull();
	} );

	it( 'of another plugin that throws leaves the popup as it is [WID-15~]', async () => {
		const warned = jest.spyOn( console, 'warn' ).mockImplementation();
		jest.spyOn( console, 'error' ).mockImplementation();
		act( () =>
			window.userfeedback!.register!( 'theme', 'broken', {
				Logo: () => {
					throw new Error( 'broken' );
				},
			} )
		);
		const user = await show( [ choice ], TEXTS, CUSTOM );
		expect( warned ).toHaveBeenCalled();
		expect( widget().getByRole( 'img' ) ).toBeInTheDocument();
		await user.click( widget().getByRole( 'button', { name: 'Skip' } ) );
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		jest.restoreAllMocks();
	} );
} );
