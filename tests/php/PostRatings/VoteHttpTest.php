<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\PostRatings\Votes\VoterRequest;
use UserFeedback\Tests\Support\HttpAnswer;
use UserFeedback\Tests\Support\HttpSession;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * Ratings over real HTTP: the cookie, caches, and ways in that are closed.
 */
#[Group( 'commits' )]
final class VoteHttpTest extends TestCase {

	use RatingFixtures;

	private TestServer $server;

	private int $post;

	private string $path;

	protected function setUp(): void {
		parent::setUp();
		$this->server = TestServer::shared();
		$this->post   = $this->ratedPost();
		$this->path   = "/userfeedback/v1/posts/$this->post/rating";
	}

	#[TestDox( '[RAT-04~] the answer to a rating carries a cookie that no script can read, and with it the rating can be changed elsewhere' )]
	public function testTheCookieComesAfterARatingOnly(): void {
		$visitor = $this->server->session();
		self::assertArrayNotHasKey( 'set-cookie', $visitor->rest( 'GET', $this->path )->headers );
		$refused = $visitor->rest( 'POST', $this->path, $this->ballot( $this->post, 9 ), [ 'User-Agent' => 'A' ] );
		self::assertSame( [ 400, null ], [ $refused->status, $refused->headers['set-cookie'] ?? null ] );
		$first  = $visitor->rest( 'POST', $this->path, $this->ballot( $this->post, 2 ), [ 'User-Agent' => 'A' ] );
		$cookie = $first->headers['set-cookie'] ?? '';
		self::assertSame( 201, $first->status, $first->body );
		self::assertMatchesRegularExpression( '/^' . VoterRequest::COOKIE . '=[0-9a-f]{32}\.[0-9a-f]{20}; expires=/', $cookie );
		foreach ( [ '; path=/', '; HttpOnly', '; SameSite=Lax' ] as $part ) {
			self::assertStringContainsStringIgnoringCase( $part, $cookie );
		}
		preg_match( '/Max-Age=(\d+)/i', $cookie, $age );
		self::assertEqualsWithDelta( 365 * DAY_IN_SECONDS, (int) ( $age[1] ?? 0 ), 60 );

		$known = new HttpSession( $this->server->url, [ VoterRequest::COOKIE => explode( '=', explode( ';', $cookie )[0] )[1] ] );
		self::assertSame( 200, $known->rest( 'POST', $this->path, $this->ballot( $this->post, 5 ), [ 'User-Agent' => 'B' ] )->status );
		self::assertSame( [ 5, 1 ], $this->ownAndCount( $known->rest( 'GET', $this->path ) ) );
		self::assertSame( [ null, 1 ], $this->ownAndCount( $visitor->rest( 'GET', $this->path, [], [ 'User-Agent' => 'A' ] ) ) );
		self::assertCount( 1, $this->ratings( $this->post ) );
	}

	/** T61. */
	public function testNoAnswerMayBeKeptByACache(): void {
		$visitor = $this->server->session();
		$answers = [
			$visitor->rest( 'GET', $this->path ),
			$visitor->rest( 'POST', $this->path, $this->ballot( $this->post ) ),
			$visitor->rest( 'POST', $this->path, [ 'value' => 9 ] ),
			$visitor->rest( 'GET', '/userfeedback/v1/posts/4711/rating' ),
		];
		foreach ( $answers as $answer ) {
			self::assertStringContainsString( 'no-store', $answer->headers['cache-control'] ?? '', $answer->body );
		}
	}

	/** T27. */
	public function testALinkRatesNothing(): void {
		$query   = http_build_query( [ '_method' => 'POST', 'value' => 5 ] + $this->ballot( $this->post ) );
		$visitor = $this->server->session();
		// A query has texts only, and a value is a number.
		self::assertSame( 400, $visitor->send( 'GET', "/wp-json$this->path?$query" )->status );
		$json = (string) wp_json_encode( $this->ballot( $this->post ) );
		$sent = $visitor->send( 'GET', "/wp-json$this->path?_method=POST", $json, [ 'Content-Type' => 'application/json' ] );
		self::assertSame( [ 405, 'userfeedback_method_invalid' ], [ $sent->status, $sent->code() ] );
		self::assertSame( 400, $visitor->send( 'POST', "/wp-json$this->path", $query, [ 'Content-Type' => 'text/plain' ] )->status );
		self::assertSame( [], $this->ratings( $this->post ) );
	}

	/** A login changes nothing: not even the nonce of somebody whose session is over is asked for. */
	public function testALoginDoesNotMatter(): void {
		$owner = $this->server->session( 1 );
		self::assertSame( 201, $owner->rest( 'POST', $this->path, $this->ballot( $this->post ) )->status );
		$draft = $this->ratedPost( [ 'post_status' => 'private' ] );
		$path  = "/userfeedback/v1/posts/$draft/rating";
		self::assertSame( 404, $owner->rest( 'POST', $path, $this->ballot( $draft ), [ 'X-WP-Nonce' => $owner->nonce ] )->status );
	}

	/**
	 * @return array{mixed, mixed}
	 */
	private function ownAndCount( HttpAnswer $answer ): array {
		$data = json_decode( $answer->body, true )['data'] ?? [];
		return [ $data['value'] ?? null, $data['count'] ?? null ];
	}
}
