import { resolve } from 'node:path';
import { takeScreenshots } from './support/screenshots';
import { SURVEYS } from './support/surveys';
import { expect, test } from './support/test';
import { CHOICE } from './support/visitors';

/** Who has this cookie sees a site with an AI service; the tests beside this one do not. */
const COOKIE = 'userfeedback_test_ai';

/** The provider of the PHP tests in WordPress' own AI client, and a service that writes in capital letters. */
const SERVICE = `<?php
use UserFeedback\\Tests\\AI\\Service\\LocalProvider;
use WordPress\\AiClient\\AiClient;
use WordPress\\AiClient\\Providers\\Http\\DTO\\ApiKeyRequestAuthentication;

add_filter( 'locale', static fn ( $locale ) => $_GET['suggest_language'] ?? $locale );
add_action( 'init', static function () {
	if ( ! isset( $_COOKIE['${ COOKIE }'] ) ) {
		return;
	}
	foreach ( [ 'LocalModel', 'LocalModels', 'LocalProvider' ] as $class ) {
		require_once '${ resolve( __dirname, '../php/AI/Service' ) }/' . $class . '.php';
	}
	LocalProvider::$url = 'https://ai.example';
	AiClient::defaultRegistry()->registerProvider( LocalProvider::class );
	AiClient::defaultRegistry()->setProviderRequestAuthentication( LocalProvider::ID, new ApiKeyRequestAuthentication( 'key' ) );
}, 20 );
add_filter( 'pre_http_request', static function ( $answer, $arguments, $url ) {
	if ( ! str_starts_with( $url, 'https://ai.example/' ) ) {
		return $answer;
	}
	$said = [ 'data' => [ [ 'id' => 'small' ] ] ];
	if ( str_ends_with( $url, '/chat/completions' ) ) {
		$sent  = json_decode( json_decode( $arguments['body'], true )['messages'][1]['content'][0]['text'], true );
		$texts = array_map( static fn ( $text ) => [ 'n' => $text['n'], 'text' => mb_strtoupper( $text['text'] ) ], $sent['texts'] );
		$said  = [ 'id' => '1', 'choices' => [ [ 'message' => [ 'role' => 'assistant', 'content' => json_encode( [ 'texts' => $texts ] ) ], 'finish_reason' => 'stop' ] ] ];
	}
	return [ 'headers' => [ 'content-type' => 'application/json' ], 'body' => json_encode( $said ), 'response' => [ 'code' => 200, 'message' => 'OK' ], 'cookies' => [], 'filename' => null ];
}, 10, 3 );`;

test( '[PLS-09~] an AI service suggests translations on request; visitors see the original until a person has accepted them', async ( {
	admin,
	request,
	survey,
	muPlugin,
	baseURL,
} ) => {
	muPlugin( 'ai-service.php', SERVICE );
	await admin
		.context()
		.addCookies( [ { name: COOKIE, value: '1', url: baseURL! } ] );
	const id = await survey( {
		title: 'Tea',
		questions: [ CHOICE ],
		settings: {
			translations: {
				source: 'en_US',
				browser: false,
				languages: [
					{
						locale: 'de_DE',
						texts: [
							{
								path: 'title',
								text: 'Tee',
								source: 'Tea',
								draft: false,
							},
						],
					},
				],
			},
		},
	} );
	const germanPage = async () =>
		( await request.get( '/about/?suggest_language=de_DE' ) ).text();
	const card = admin.getByRole( 'group', { name: 'Languages' } );
	const dialog = admin.getByRole( 'dialog', { name: /^Translate into/ } );
	const open = () =>
		card.getByRole( 'button', { name: /^Translate into/ } ).click();
	const save = async () => {
		await dialog.getByRole( 'button', { name: 'Done' } ).click();
		const saved = admin.waitForResponse(
			( response ) =>
				response.request().method() === 'POST' &&
				response.url().includes( `/surveys/${ id }` )
		);
		await admin
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		expect( ( await saved ).status() ).toBe( 200 );
	};

	await admin.goto( `${ SURVEYS }#/edit/${ id }/settings` );
	await open();
	const suggest = dialog.getByRole( 'button', {
		name: 'Suggest translations',
	} );
	await takeScreenshots( admin, 'suggest-translations-before', {
		fullPage: false,
	} );
	await suggest.focus();
	await admin.keyboard.press( 'Enter' );
	await expect( dialog ).toContainText( 'suggestions were added as drafts.' );
	await expect( suggest ).toBeFocused();
	const title = admin.getByRole( 'textbox', {
		name: `Translation of Question 1: ${ CHOICE.title }`,
	} );
	await expect( title ).toHaveValue( CHOICE.title.toUpperCase() );
	await takeScreenshots( admin, 'suggest-translations', {
		fullPage: false,
	} );
	await save();
	expect( await germanPage() ).toContain( CHOICE.title );
	expect( await germanPage() ).not.toContain( CHOICE.title.toUpperCase() );

	await open();
	await dialog
		.getByRole( 'listitem' )
		.filter( { has: title } )
		.getByRole( 'button', { name: 'Accept' } )
		.click();
	await save();
	expect( await germanPage() ).toContain( CHOICE.title.toUpperCase() );
	await admin.context().clearCookies( { name: COOKIE } );
} );
