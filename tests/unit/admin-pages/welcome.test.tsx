import { screen, within } from '@testing-library/react';
import { refusal } from '../support/fake-server';
import { mayEverything } from '../support/capabilities';
import { printFeatures } from '../support/features';
import { printAdminData } from '../support/licenses';
import { previewFrame } from '../support/preview';
import {
	TEMPLATES,
	currentRoute,
	heading,
	openWizard,
	wait,
	wizardSite,
} from '../support/wizard';

beforeEach( () => {
	jest.useFakeTimers();
	window.localStorage.clear();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const WEBSITE = /^Quick website feedback/;

describe( 'the setup wizard', () => {
	it( '[PLS-15~] [ABT-01~] leads from five goals to a published survey with four clicks', async () => {
		const opened = await openWizard();
		expect( currentRoute() ).toBe( '/welcome' );
		expect( heading() ).toBe( 'Step 1 of 4 What would you like to learn?' );
		const goals = within( screen.getAllByRole( 'list' )[ 1 ]! );
		expect(
			goals
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual(
			TEMPLATES.slice( 2 ).map(
				( { name } ) =>
					`${ name }Start from nothing.Happy?Very much · Not at all`
			)
		);
		await opened.press( WEBSITE );
		expect( heading() ).toContain( 'Step 2 of 4' );
		await opened.press( 'Next' );
		expect( heading() ).toContain( 'Step 3 of 4' );
		await opened.press( 'Next' );
		expect( heading() ).toContain( 'Step 4 of 4' );
		expect( screen.getByText( 'owner@example.org' ) ).toBeVisible();
		expect( opened.saves() ).toEqual( [] );
		await opened.press( 'Publish' );
		expect( opened.saves() ).toHaveLength( 1 );
		expect( opened.saves()[ 0 ]?.survey ).toMatchObject( {
			title: 'Quick website feedback',
			template: 'simple-website',
			status: 'publish',
			questions: [ { title: 'Happy?' }, { title: 'Why?' } ],
			notifications: {
				email: { active: true, addresses: 'owner@example.org' },
			},
		} );
		expect( currentRoute() ).toBe( '/welcome?survey=12' );
		expect( heading() ).toBe( 'Your survey is live' );
		expect(
			screen.getByRole( 'link', { name: /^View on your site/ } )
		).toHaveAttribute( 'href', 'http://site.test/' );
		expect(
			screen.getByRole( 'link', { name: 'See the results' } )
		).toHaveAttribute(
			'href',
			'admin.php?page=userfeedback_results#/survey/12'
		);
		expect( screen.getByText( '[userfeedback id=12]' ) ).toBeVisible();
	} );

	it( '[PLS-15~] every step can be skipped: a draft with the default look that emails nobody', async () => {
		const opened = await openWizard();
		await opened.press( 'Skip and use “Quick website feedback”' );
		await opened.user.click(
			screen.getByRole( 'radio', { name: 'Bottom left' } )
		);
		await opened.press( 'Skip: keep the default look' );
		await opened.press( 'Skip: no emails' );
		expect( screen.getByText( 'Bottom right' ) ).toBeVisible();
		expect( screen.getByText( 'Nobody gets an email.' ) ).toBeVisible();
		await opened.press( 'Skip and save as a draft' );
		const sent = opened.saves()[ 0 ]?.survey;
		expect( sent ).toMatchObject( {
			status: 'draft',
			settings: { theming: { position: 'bottom_right' } },
		} );
		// The server has the default.
		expect( sent ).not.toHaveProperty( 'notifications' );
		expect( heading() ).toBe( 'Your survey is saved as a draft' );
	} );

	it( '[PLS-15~] keeps what was chosen when it is reloaded at each step, and starts anew after the last one', async () => {
		const site = wizardSite();
		let opened = await openWizard( site );
		await opened.press( /^Ideas and wishes/ );
		opened.unmount();
		opened = await openWizard( site, currentRoute() );
		expect( heading() ).toContain( 'Step 2 of 4' );
		await opened.user.click(
			screen.getByRole( 'radio', { name: 'Bottom left' } )
		);
		opened.unmount();
		opened = await openWizard( site, currentRoute() );
		expect(
			screen.getByRole( 'radio', { name: 'Bottom left' } )
		).toBeChecked();
		await opened.press( 'Next' );
		const field = screen.getByRole( 'textbox', { name: 'Addresses' } );
		await opened.user.clear( field );
		await opened.user.type( field, 'team@example.org' );
		opened.unmount();
		opened = await openWizard( site, currentRoute() );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue(
			'team@example.org'
		);
		await opened.press( 'Next' );
		opened.unmount();
		opened = await openWizard( site, currentRoute() );
		await opened.press( 'Publish' );
		expect( opened.saves()[ 0 ]?.survey ).toMatchObject( {
			title: 'Ideas and wishes',
			settings: { theming: { position: 'bottom_left' } },
			notifications: { email: { addresses: 'team@example.org' } },
		} );
		const { client_id: first } = opened.saves()[ 0 ]!;
		opened.unmount();
		opened = await openWizard( site, currentRoute() );
		expect( heading() ).toBe( 'Your survey is live' );
		await opened.user.click(
			screen.getByRole( 'link', { name: 'Set up another survey' } )
		);
		await wait();
		await wait();
		expect( heading() ).toContain( 'Step 1 of 4' );
		expect( screen.queryByText( '(chosen)' ) ).toBeNull();
		await opened.press( WEBSITE );
		await opened.press( 'Next' );
		await opened.press( 'Next' );
		await opened.press( 'Publish' );
		expect( opened.saves()[ 0 ]?.client_id ).not.toBe( first );
	} );

	it( '[PLS-15~] moves the focus to the heading of each step, and Back keeps what was chosen', async () => {
		const opened = await openWizard();
		await opened.press( WEBSITE );
		expect( screen.getByRole( 'heading', { level: 2 } ) ).toHaveFocus();
		expect(
			screen.getByRole( 'list', { name: 'Steps' } ).children[ 1 ]
		).toHaveAttribute( 'aria-current', 'step' );
		await opened.press( 'Back' );
		expect( screen.getByRole( 'heading', { level: 2 } ) ).toHaveFocus();
		expect(
			screen.getByRole( 'button', { name: WEBSITE } )
		).toHaveTextContent( '(chosen)' );
	} );

	it( 'does not go on with addresses that are none, says so and focuses the field', async () => {
		const opened = await openWizard();
		await opened.press( WEBSITE );
		await opened.press( 'Next' );
		const field = screen.getByRole( 'textbox', { name: 'Addresses' } );
		await opened.user.clear( field );
		await opened.press( 'Next' );
		expect(
			screen.getByText(
				'Enter an email address, or turn the emails off.'
			)
		).toBeVisible();
		expect( field ).toHaveFocus();
		await opened.user.type( field, 'nobody' );
		await opened.press( 'Next' );
		expect(
			screen.getByText( 'Enter email addresses, separated by commas.' )
		).toBeVisible();
		await opened.user.click(
			screen.getByRole( 'checkbox', {
				name: 'Send an email for each response',
			} )
		);
		await opened.press( 'Next' );
		expect( heading() ).toContain( 'Step 4 of 4' );
		await opened.press( 'Publish' );
		expect( opened.saves()[ 0 ]?.survey ).not.toHaveProperty(
			'notifications'
		);
	} );

	it( 'has no step about emails for who may not see results', async () => {
		printAdminData( {
			capabilities: { ...mayEverything(), view_results: false },
		} );
		const opened = await openWizard( wizardSite(), '/welcome?step=emails' );
		expect( currentRoute() ).toBe( '/welcome' );
		await opened.press( WEBSITE );
		expect( heading() ).toContain( 'Step 2 of 3' );
		await opened.press( 'Next' );
		expect( heading() ).toContain( 'Step 3 of 3' );
		await opened.press( 'Publish' );
		expect( opened.saves()[ 0 ]?.survey ).not.toHaveProperty(
			'notifications'
		);
		expect(
			screen.queryByRole( 'link', { name: 'See the results' } )
		).toBeNull();
	} );

	it( 'locks the middle and the colors on Lite and shows how to unlock them', async () => {
		printFeatures(
			{ colors: 'upgrade', 'middle-positions': 'upgrade' },
			{ recipients: 'owner@example.org' }
		);
		const opened = await openWizard();
		await opened.press( WEBSITE );
		expect(
			screen.getByRole( 'radio', { name: 'Middle left' } )
		).toBeDisabled();
		expect( screen.queryByText( 'Color scheme' ) ).toBeNull();
		await opened.press( /The feature middle-positions/ );
		expect( screen.getByRole( 'dialog' ) ).toBeVisible();
	} );

	it( 'changes the colors with the scheme where the license allows it', async () => {
		const opened = await openWizard();
		await opened.press( WEBSITE );
		await opened.user.click(
			screen.getByRole( 'radio', { name: 'Dark' } )
		);
		await opened.press( 'Next' );
		await opened.press( 'Next' );
		await opened.press( 'Publish' );
		expect( opened.saves()[ 0 ]?.survey.settings?.theming ).toMatchObject( {
			color_scheme: 'dark',
			widget_color: '#333333',
			text_color: '#ffffff',
		} );
	} );
} );

describe( 'the preview of the wizard', () => {
	const page = () =>
		screen.queryByTitle< HTMLIFrameElement >( 'Your front page' );

	it( '[PLS-15~] shows the front page without anything that runs, and the survey above it', async () => {
		const opened = await openWizard(
			wizardSite( TEMPLATES, {
				body: `<html lang="de"><head><link rel="stylesheet" href="/style.css"><link rel="preload" href="/a.js"><script>run()</script></head>
					<body onload="run()"><h1>My shop</h1><noscript><img src="/pixel"></noscript><iframe src="/map"></iframe>
					<a href="javascript:run()">Link</a><video autoplay></video></body></html>`,
			} )
		);
		await opened.press( WEBSITE );
		const html = page()?.srcdoc ?? '';
		expect( page() ).toHaveAttribute( 'sandbox', 'allow-same-origin' );
		expect( html ).toContain( '<h1>My shop</h1>' );
		expect( html ).toContain( '<base href="/"><link rel="stylesheet"' );
		expect( html ).not.toMatch( /script|run|pixel|preload|map|autoplay/ );
		const { frame, shown, report } = previewFrame();
		// Nothing of its own lies between the page and the widget.
		expect( frame.srcdoc ).not.toContain( '<main' );
		await report( 'ready' );
		expect( shown ).toHaveLength( 1 );
		await opened.user.click(
			screen.getByRole( 'radio', { name: 'Bottom left' } )
		);
		await wait( 500 );
		expect( shown ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'fails', refusal( 500, 'critical', 'Error' ) ],
		[ 'is no page', { body: { rest: true } } ],
		[ 'cannot be reached', null ],
	] )( 'draws a page where the front page %s', async ( _, answer ) => {
		const opened = await openWizard( wizardSite( TEMPLATES, answer ) );
		await opened.press( WEBSITE );
		expect( page() ).toBeNull();
		expect( previewFrame().frame.srcdoc ).toContain( '<main' );
		expect(
			screen.getByText( /Your front page could not be shown here/ )
		).toBeVisible();
	} );
} );
