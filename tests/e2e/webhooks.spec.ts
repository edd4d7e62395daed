import { Webhook } from 'standardwebhooks';
import { CHOICE, WHY } from './support/questions';
import type { Received } from './support/receiver';
import { startReceiver } from './support/receiver';
import { respond } from './support/responses';
import { expect, test } from './support/test';
import { wp } from './support/wp';

let receiver: Awaited< ReturnType< typeof startReceiver > >;

test.beforeAll( async () => {
	receiver = await startReceiver();
} );
test.afterAll( () => receiver.stop() );

/** Whether the library of Standard Webhooks accepts a request. */
function isGenuine( { headers, body }: Received, secret: string ): boolean {
	try {
		new Webhook( secret ).verify( body, headers );
		return true;
	} catch {
		return false;
	}
}

test( '[PLS-08] [NOT-04] beside automation, a webhook is set up in the builder, tried, signs what it sends, sends again what failed, and logs all of it', async ( {
	admin,
	api,
	visitor,
	survey,
	muPlugin,
} ) => {
	const { origin, received } = receiver;
	muPlugin(
		'webhook-origins.php',
		`<?php define( 'USERFEEDBACK_WEBHOOK_ORIGINS', '${ origin }' );`
	);
	const id = await survey( { questions: [ CHOICE, WHY ] } );
	await admin.goto(
		`/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ id }/notifications`
	);
	await expect(
		admin
			.getByRole( 'group', { name: 'Automation' } )
			.getByRole( 'checkbox' )
	).toBeEnabled();
	await expect( admin.getByText( 'Coming Soon' ) ).toBeHidden();
	const card = admin.getByRole( 'group', { name: 'Webhook' } );
	const url = card.getByRole( 'textbox', { name: 'URL' } );
	await card.getByRole( 'checkbox' ).check();
	for ( const inside of [ 'https://10.0.0.1/', 'http://169.254.169.254/' ] ) {
		await url.fill( inside );
		await url.blur();
		await expect(
			card.getByText( /inside a private network/ )
		).toBeVisible();
	}
	await url.fill( `${ origin }/hook` );
	await admin.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await card.getByRole( 'button', { name: 'Create a secret' } ).click();
	const secret = await card.getByText( /^whsec_/ ).innerText();
	await card.getByRole( 'button', { name: 'Send a test' } ).click();
	await expect(
		card.getByText( 'The receiver accepted it (status 200).' )
	).toBeVisible();
	expect(
		received.map( ( request ) => isGenuine( request, secret ) )
	).toEqual( [ true ] );
	await admin.reload();
	await expect( card.getByText( /^Log of the last/ ) ).toBeVisible();
	await expect( card.getByText( secret ) ).toBeHidden();

	receiver.answer( 500 );
	await respond( api, visitor.request, id, [
		[
			{ question_id: CHOICE.id, value: 'Yes' },
			{ question_id: WHY.id, value: '<b>typed</b> [gallery]' },
		],
	] );
	wp( 'userfeedback', 'work' );
	await card.getByRole( 'button', { name: 'Refresh' } ).click();
	await expect(
		card.getByText( /refused it with status 500/ )
	).toBeVisible();
	await expect(
		card.getByText( /^The receiver has not taken any response since/ )
	).toBeVisible();
	const row = card.getByRole( 'listitem' ).first();
	await row.getByRole( 'button', { name: 'Details' } ).click();
	await expect( row.getByText( '<b>Noted</b>' ) ).toBeVisible();

	receiver.answer( 200 );
	await row.getByRole( 'button', { name: 'Send again' } ).click();
	await expect( row.getByText( 'Sent', { exact: true } ) ).toBeVisible();
	const [ , failed, sent ] = received;
	expect( failed!.headers[ 'webhook-id' ] ).toBe(
		sent!.headers[ 'webhook-id' ]
	);
	expect( isGenuine( sent!, secret ) ).toBe( true );
	expect( sent!.body ).toContain( '<b>typed</b> [gallery]' );
	wp( 'userfeedback', 'work' );
	expect( received ).toHaveLength( 3 );
} );
