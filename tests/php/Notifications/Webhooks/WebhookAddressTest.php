<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Webhooks;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Notifications\Webhooks\WebhookClient;

/**
 * Requests to webhooks never reach the own network.
 */
final class WebhookAddressTest extends WebhookTestCase {

	#[TestDox( '[PLS-08~] nothing is sent to a name that has an address inside a private network, whatever its other addresses' )]
	#[DataProvider( 'insideAddresses' )]
	public function testRefusesNamesThatPointInside( string $address ): void {
		$survey = $this->surveyWithWebhook( 'https://hooks.example.org/' );
		$asked  = [];
		$record = static function ( mixed $answer, mixed $args, string $url ) use ( &$asked ): \WP_Error {
			$asked[] = $url;
			return new \WP_Error( 'stopped', 'Nothing leaves this test.' );
		};
		add_filter( 'pre_http_request', $record, 10, 3 );
		foreach ( [ [ $address ], [ '93.184.216.34', $address ], [] ] as $addresses ) {
			$this->at( '+1 day', static fn ( string $name ) => $addresses );
			$reply = $this->plugin->get( WebhookClient::class )->post( 'https://hooks.example.org/', [], '{}' );
			self::assertSame( $addresses === [] ? 'unknown' : 'inside', $reply->error );
		}
		self::assertSame( [], $asked );
		$this->at( '+1 day', static fn ( string $name ) => [ '93.184.216.34' ] );
		$this->answer( $survey );
		$this->plugin->get( OutboxWorker::class )->run();
		self::assertSame( [ 'https://hooks.example.org/' ], $asked, 'a public one is asked' );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function insideAddresses(): iterable {
		$known = [ '127.0.0.1', '10.0.0.1', '172.16.5.4', '192.168.0.1', '169.254.169.254', '0.0.0.0' ];
		foreach ( [ ...$known, '100.64.0.1', '198.18.0.1', '224.0.0.1', '::1' ] as $address ) {
			yield $address => [ $address ];
		}
	}

	#[TestDox( '[PLS-08~] a request goes to the address that was checked, also when the name has another one by then' )]
	public function testIsBoundToTheCheckedAddress(): void {
		// For this machine localhost is 127.0.0.1, where nobody listens at this port.
		$this->at( '+0 seconds', static fn ( string $name ) => [ '127.0.0.2' ] );
		foreach ( [ false, true ] as $isSocket ) {
			if ( $isSocket ) {
				add_action( 'requests-requests.before_request', self::withoutCurl( ... ), 10, 5 );
			}
			$reply = $this->plugin->get( WebhookClient::class )->post( $this->server->url( 'localhost' ), [ 'X-Test' => '1' ], '{}' );
			self::assertSame( [ 200, '' ], [ $reply->status, $reply->error ], $isSocket ? 'without cURL' : 'with cURL' );
		}
		$host = "localhost:{$this->server->port}";
		self::assertSame( [ $host, $host ], $this->received( 'host' ) );
		self::assertFalse( has_action( 'http_api_curl' ), 'requests of others are not bound' );
	}

	#[TestDox( '[PLS-08~] a stored URL is checked again before each request, by the rules that hold then' )]
	public function testChecksTheStoredUrlAgain(): void {
		$client = $this->plugin->get( WebhookClient::class );
		$inside = [ 'https://127.0.0.1/', 'http://127.0.0.1:8888/', 'file:///etc/passwd' ];
		foreach ( [ 'http://hooks.example.org/', 'https://user:pw@example.org/', ...$inside ] as $url ) {
			self::assertSame( 'refused', $client->post( $url, [], '{}' )->error, $url );
		}
	}

	/**
	 * @param array<string, mixed> $options
	 */
	private static function withoutCurl( string &$url, mixed &$headers, mixed &$data, mixed &$type, array &$options ): void {
		$options['transport'] = \WpOrg\Requests\Transport\Fsockopen::class;
	}
}
