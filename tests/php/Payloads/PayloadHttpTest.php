<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Payloads;

use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Tests\Support\AccessTable;
use UserFeedback\Tests\Support\Leaves;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * One real call of every route with a text that would run, in every field at once and in each header.
 */
#[Group( 'commits' )]
final class PayloadHttpTest extends TestCase {

	use SurveyFixtures;

	public function testEveryRouteAnswersJsonThatABrowserDoesNotRun(): void {
		$survey  = $this->publishedSurvey();
		$payload = Payload::all()['image']->value;
		$server  = TestServer::shared();
		$admin   = $server->session( 1 );
		$headers = [ 'X-WP-Nonce' => $admin->nonce, 'User-Agent' => $payload, 'Referer' => $payload, 'X-Forwarded-For' => $payload ];
		foreach ( Routes::all() as $name => $route ) {
			$right = $route->body( $survey->id );
			$wrong = $right;
			foreach ( Leaves::of( Leaves::schema( $route->args ) ) as $path ) {
				$wrong = Leaves::put( $wrong, $path, $payload );
			}
			foreach ( [ $right, $wrong ] as $body ) {
				$path   = $route->path( [ 'id' => $survey->id ] );
				$path  .= $route->verb === 'GET' && $body !== [] ? '?' . http_build_query( $body ) : '';
				$answer = $admin->rest( $route->verb, $path, $body, $headers );
				self::assertTrue( $answer->status >= 200 && $answer->status < 500, "$name: $answer->status $answer->body" );
				if ( $answer->status === 204 ) {
					continue;
				}
				self::assertStringStartsWith( 'application/json', $answer->headers['content-type'] ?? '', $name );
				self::assertSame( 'nosniff', $answer->headers['x-content-type-options'] ?? '', $name );
				self::assertNotNull( json_decode( $answer->body ), "$name: $answer->body" );
				self::assertTrue( $answer->status < 300 || $answer->code() !== null, "$name: $answer->body" );
			}
		}
	}

	/** By way of PHP's own reading of queries and bodies, which no request inside the process has. */
	public function testPhpWarnsOfNoRequestOfAWrongShape(): void {
		$survey = $this->publishedSurvey();
		$server = TestServer::shared();
		$log    = dirname( untrailingslashit( ABSPATH ) ) . '/debug.log';
		$before = self::logged( $log );
		$ajax   = "/wp-admin/admin-ajax.php?action=userfeedback_submit&survey_id=$survey->id";
		$calls  = [ [ 'POST', $ajax ], [ 'POST', '/wp-admin/admin-ajax.php?action=userfeedback_submit&survey_id[]=x' ] ];
		// The index of the namespace is WordPress' own, and fails by itself on ?context[].
		foreach ( array_diff( array_keys( AccessTable::read()->routes, 'public', true ), [ 'GET ' ] ) as $name ) {
			$route = Routes::all()[ $name ];
			$path  = '/wp-json' . $route->path( [ 'id' => $survey->id ] );
			$query = http_build_query( $route->body( $survey->id ) );
			$lists = implode( '&', array_map( static fn ( string $argument ) => "{$argument}[]=x", array_keys( $route->args ) ) );
			array_push( $calls, [ $route->verb, "$path?$query" ], [ $route->verb, "$path?$lists" ] );
		}
		foreach ( $calls as [ $verb, $address ] ) {
			foreach ( $verb === 'GET' ? [ '' ] : [ '5', '"x"', 'true', '[5]', '{', '' ] as $body ) {
				foreach ( [ 'application/json', 'application/x-www-form-urlencoded' ] as $type ) {
					$answer = $server->session()->send( $verb, $address, $body, [ 'Content-Type' => $type ] );
					self::assertSame( $before, self::logged( $log ), "$verb $address, $body, $type" );
					self::assertContains( $answer->status, [ 200, 202, 400, 403, 404 ], "$verb $address, $body, $type" );
				}
			}
		}
	}

	/**
	 * Returns what the site's log holds, without what wp-cron.php reports when two processes move an event at once: no request causes it (CI of
	 * 2026-11-28).
	 */
	private static function logged( string $log ): string {
		$lines = is_file( $log ) ? (string) file_get_contents( $log ) : '';
		return (string) preg_replace( '/^.*Cron (un|re)schedule event error for hook.*\n/m', '', $lines );
	}
}
