<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Webhooks;

use PHPUnit\Framework\Attributes\TestDox;

/**
 * Signatures, verified by the library of Standard Webhooks.
 *
 * @phpstan-import-type Received from \UserFeedback\Tests\Support\WebhookServer
 */
final class SignatureTest extends WebhookTestCase {

	private const VERIFY = <<<'JS'
		const { Webhook } = require( 'standardwebhooks' );
		const [ secret, headers, body ] = JSON.parse( process.argv[ 1 ] );
		try { new Webhook( secret ).verify( body, headers ); } catch ( error ) { process.exit( 3 ); }
		JS;

	#[TestDox( '[PLS-08~] another implementation of Standard Webhooks verifies the signature, and no other secret or body' )]
	public function testVerifies(): void {
		$survey = $this->surveyWithWebhook();
		$secret = $this->newSecret( $survey );
		$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => "Größe \u{1F600}" ] );
		$this->work();
		[ $request ] = $this->server->requests();
		self::assertTrue( self::verifies( $secret, $request ) );
		self::assertFalse( self::verifies( $secret, [ 'body' => str_replace( 'Yes', 'No', $request['body'] ) ] + $request ) );
		self::assertFalse( self::verifies( 'whsec_' . base64_encode( random_bytes( 24 ) ), $request ) );
	}

	#[TestDox( '[PLS-08~] the secret is shown once, and the one before signs as well for a day' )]
	public function testRotates(): void {
		$survey = $this->surveyWithWebhook();
		self::assertFalse( $this->state( $survey )['has_secret'] );
		$old = $this->newSecret( $survey );
		$new = $this->newSecret( $survey );
		self::assertNotSame( $old, $new );
		$shown = [ $this->state( $survey ), $this->get( self::SURVEYS . "/$survey->id" )->get_data() ];
		self::assertStringNotContainsString( 'whsec_', (string) wp_json_encode( $shown ) );
		self::assertNotNull( $this->state( $survey )['previous_until'] );
		$this->answer( $survey );
		$this->work( '+23 hours' );
		$this->answer( $survey );
		$this->work( '+25 hours' );
		[ $during, $after ] = $this->server->requests();
		// At other times than now, the library refuses timestamps; signatures have none of its clock.
		self::assertSame( [ true, true ], [ self::isSignedBy( $old, $during ), self::isSignedBy( $new, $during ) ] );
		self::assertSame( [ false, true ], [ self::isSignedBy( $old, $after ), self::isSignedBy( $new, $after ) ] );
		self::assertNull( $this->state( $survey )['previous_until'] );
	}

	/**
	 * Whether the library accepts a request.
	 *
	 * @param Received $request
	 */
	public static function verifies( string $secret, array $request ): bool {
		$input   = (string) wp_json_encode( [ $secret, $request['headers'], $request['body'] ] );
		$process = proc_open( [ 'node', '-e', self::VERIFY, $input ], [ 2 => [ 'pipe', 'w' ] ], $pipes, dirname( __DIR__, 4 ) );
		self::assertIsResource( $process );
		$errors = stream_get_contents( $pipes[2] );
		$code   = proc_close( $process );
		self::assertContains( $code, [ 0, 3 ], (string) $errors );
		return $code === 0;
	}

	/**
	 * @param Received $request
	 */
	private static function isSignedBy( string $secret, array $request ): bool {
		$signed = "{$request['headers']['webhook-id']}.{$request['headers']['webhook-timestamp']}.{$request['body']}";
		$hash   = hash_hmac( 'sha256', $signed, (string) base64_decode( substr( $secret, 6 ) ), true );
		return in_array( 'v1,' . base64_encode( $hash ), explode( ' ', $request['headers']['webhook-signature'] ), true );
	}
}
