<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Licensing\Decision;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use WP_REST_Response;

/**
 * Sends the probes of FeatureProbes and compares what comes back with what the gate decides.
 */
trait TryOut {

	private ?QueryLog $log = null;

	/**
	 * Asserts that every probe is answered, or refused with what it would take, as the gate decides.
	 */
	protected function assertServerObeys( FeatureGate $gate ): void {
		foreach ( $this->probes() as $probe ) {
			$response = $this->tryOut( $probe );
			foreach ( [ $probe->feature, $probe->also ?? $probe->feature ] as $feature ) {
				$decision = $gate->decide( $feature );
				if ( $decision !== Decision::Allowed ) {
					$this->assertLocked( $response, $probe, $feature, $decision );
					continue 2;
				}
			}
			self::assertLessThan( 300, $response->get_status(), $probe->title() . wp_json_encode( $this->body( $response ) ) );
		}
	}

	private function assertLocked( WP_REST_Response $response, Probe $probe, Feature $feature, Decision $decision ): void {
		self::assertSame( 403, $response->get_status(), "{$probe->title()}: $decision->value" );
		$errors = $this->assertRefused( $response, 403, 'userfeedback_feature_locked' );
		$body   = $this->body( $response );
		$told   = $body['data']['decision'] ?? substr( (string) reset( $errors ), strlen( 'locked_' ) );
		self::assertSame( $decision->value, $told, $probe->title() );
		self::assertStringContainsString( $feature->title() . ':', (string) $body['message'], $probe->title() );
	}

	/**
	 * Asks, and undoes what that did: each probe finds the same.
	 */
	private function tryOut( Probe $probe ): WP_REST_Response {
		global $wpdb;
		$wpdb->query( 'SAVEPOINT ufb_probe' );
		$log = $this->log ??= QueryLog::start();
		$log->forget();
		$response = ( $probe->ask )();
		if ( ! $log->hasWritten() ) {
			return $response;
		}
		$after = $response->get_status() < 300 ? null : $this->state();
		$wpdb->query( 'ROLLBACK TO SAVEPOINT ufb_probe' );
		wp_cache_flush();
		if ( $after !== null ) {
			self::assertSame( $this->state(), $after, "{$probe->title()}: a refusal stores nothing" );
		}
		return $response;
	}

	/**
	 * What is stored.
	 *
	 * @return array<string, mixed>
	 */
	private function state(): array {
		$connection = Plugin::instance()->get( Connection::class );
		return [
			'surveys'   => $connection->rows( 'SELECT * FROM %i ORDER BY id', $connection->table( 'surveys' ) ),
			'responses' => $connection->rows( 'SELECT * FROM %i ORDER BY id', $connection->table( 'responses' ) ),
			'settings'  => get_option( Settings::OPTION ),
		];
	}
}
