import { screen } from '@testing-library/react';
import { banner, openEditor, press } from '../support/editor';
import { refusal } from '../support/fake-server';
import { openSettings, siteWith, type, value } from '../support/targeting';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'a page rule', () => {
	it.each( [
		[ 'URL is', '/pricing', /^Enter a complete URL/ ],
		[ 'URL is not', '', 'Enter a URL.' ],
		[
			'Visitor comes from the URL',
			'example.com',
			/^Enter a complete URL/,
		],
		[ 'URL contains', '', 'Enter a text.' ],
		[ 'URL has the query parameter', 'a b', /^Enter a name/ ],
		[
			'URL matches a regular expression',
			'(a',
			'This regular expression is not valid. Correct it.',
		],
		[
			'URL matches a regular expression',
			'(a+)+',
			/^This regular expression could take too long/,
		],
		[ 'Post type is', undefined, 'Choose at least one.' ],
		[ 'Visitor is', undefined, 'Choose at least one.' ],
	] )(
		'[SET-05] %s "%s" keeps the step invalid and says why below the field',
		async ( label, text, message ) => {
			const opened = await openSettings( {
				pages: 'custom',
				page_rules: [ { type: 'taxonomy', operator: '&&', data: [] } ],
			} );
			const { user, saves } = opened;
			await user.selectOptions( type( 1 ), label );
			if ( text ) {
				await user.type( value( 1 ), text );
			}
			expect( screen.queryByText( message ) ).toBeNull();
			await press( user, 'Next Step: Notifications' );
			expect( screen.getByText( message ) ).toBeVisible();
			expect( value( 1 ) ).toBeInvalid();
			expect(
				await banner( 'Please fix errors on this page.' )
			).toBeVisible();
			expect( saves() ).toEqual( [] );
			expect( window.location.hash ).toBe( '#/edit/7/settings' );
			await user.selectOptions( type( 1 ), 'URL does not contain' );
			await user.type( value( 1 ), '/a' );
			await press( user, 'Next Step: Notifications' );
			expect( window.location.hash ).toBe( '#/edit/7/notifications' );
		}
	);

	it( 'show the server’s error below the rule', async () => {
		const answer = siteWith( {
			pages: 'custom',
			page_rules: [
				{ type: 'page_url_contains', operator: '&&', data: '/a' },
				{
					type: 'wp_user_roles',
					operator: '&&',
					data: [ { id: 'x', label: 'X' } ],
				},
			],
		} );
		const { user } = await openEditor(
			( request ) =>
				request.method === 'POST'
					? refusal( 400, 'userfeedback_survey_invalid', 'Invalid.', [
							{
								field: 'settings.targeting.page_rules[1].data[0].id',
								code: 'unknown_choice',
								message: 'This cannot be chosen.',
							},
						] )
					: answer( request ),
			'/edit/7/settings'
		);
		await user.type( value( 1 ), 'b' );
		await press( user, 'Save' );
		expect(
			await screen.findByText( 'This cannot be chosen.' )
		).toBeVisible();
		expect( value( 2 ) ).toBeInvalid();
		expect( value( 1 ) ).toBeValid();
	} );
} );
