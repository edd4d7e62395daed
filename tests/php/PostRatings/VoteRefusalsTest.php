<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Migrator;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Votes\VoteAccess;
use UserFeedback\PostRatings\Votes\VoteService;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Ratings that are refused leave nothing behind.
 */
final class VoteRefusalsTest extends TestCase {

	use RatingFixtures;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
	}

	#[TestDox( '[RAT-08~] a value that the icon does not offer is refused' )]
	#[DataProvider( 'values' )]
	public function testRefusesOtherValues( string $icon, mixed $value ): void {
		$this->ratingSettings( [ 'icon_id' => $icon ] );
		$post     = $this->ratedPost();
		$response = $this->rate( $post, $value );
		self::assertSame( 400, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		$this->assertNothingStored( $post );
	}

	/**
	 * @return iterable<string, array{string, mixed}>
	 */
	public static function values(): iterable {
		$values = [ 0, 6, -1, 256, '5', '', 4.5, 5.0001, 1e99, PHP_INT_MAX, true, null, [], [ 5 ], [ 'a' => 5 ], '5; DROP TABLE', '0x5', '1e0' ];
		foreach ( $values as $value ) {
			yield 'stars ' . wp_json_encode( $value ) => [ 'stars', $value ];
		}
		foreach ( [ 2, 3, 4 ] as $value ) {
			yield "thumbs $value" => [ 'thumbs', $value ];
		}
	}

	public function testTakesTheValuesThatTheIconOffers(): void {
		$post = $this->ratedPost();
		foreach ( [ 'stars' => [ 1, 2, 3, 4, 5 ], 'thumbs' => [ 1, 5 ], 'hearts' => [ 1, 5 ], 'emoji' => [ 3 ] ] as $icon => $values ) {
			$this->ratingSettings( [ 'icon_id' => $icon ] );
			foreach ( $values as $value ) {
				self::assertSame( 201, $this->rate( $post, $value, "$icon $value" )->get_status(), "$icon $value" );
			}
		}
		self::assertSame( [ 10, 15 + 6 + 6 + 3 ], $this->totals( $post ) );
	}

	/**
	 * T07: the same answer for all of them, so that it tells nobody whether there is a draft.
	 *
	 * @param array<string, mixed> $changes
	 */
	#[TestDox( '[RAT-08~] what visitors cannot see or rate is refused, and nothing is stored' )]
	#[DataProvider( 'posts' )]
	public function testRefusesOtherPosts( array $changes ): void {
		register_post_type( 'uf_hidden', [ 'public' => false ] );
		$post = $this->ratedPost( $changes );
		$this->ratingSettings( [ 'post_types' => [ 'post', 'uf_hidden', 'attachment', 'revision' ] ] );
		$this->asAdmin();
		$this->assertNotRateable( $post );
		unregister_post_type( 'uf_hidden' );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function posts(): iterable {
		foreach ( [ 'draft', 'pending', 'private', 'trash', 'auto-draft' ] as $status ) {
			yield $status => [ [ 'post_status' => $status ] ];
		}
		yield 'scheduled' => [ [ 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ] ];
		yield 'with a password' => [ [ 'post_password' => 'secret' ] ];
		yield 'of a type that visitors cannot see' => [ [ 'post_type' => 'uf_hidden' ] ];
		yield 'an attachment' => [ [ 'post_type' => 'attachment', 'post_status' => 'inherit' ] ];
		yield 'a revision' => [ [ 'post_type' => 'revision', 'post_status' => 'inherit' ] ];
	}

	public function testRefusesPostsThatDoNotExist(): void {
		foreach ( [ 0, 987654321, PHP_INT_MAX ] as $post ) {
			$this->assertNotRateable( $post );
		}
	}

	/** An owner may put the control on a page of any type; without such a page the settings name the types. */
	public function testAnotherTypeIsRatedFromAPageWithTheControlOnly(): void {
		$page  = $this->ratedPost( [ 'post_type' => 'page' ] );
		$fresh = Plugin::instance()->get( VisitorToken::class )->create( $page, 2, VoteAccess::TOKEN_ACTION );
		foreach ( [ '', 'x', $fresh ] as $nonce ) {
			$this->assertRefused( $this->rate( $page, 4, 'Firefox', [ 'nonce' => $nonce ] ), 404, 'userfeedback_post_not_rateable' );
		}
		self::assertSame( 201, $this->rate( $page )->get_status() );
		$this->ratingSettings( [ 'post_types' => [ 'page' ] ] );
		self::assertSame( 201, $this->rate( $page, 4, 'Chrome', [ 'nonce' => $fresh ] )->get_status() );
		$this->ratingSettings( [ 'post_types' => [] ] );
		$this->assertRefused( $this->rate( $this->ratedPost(), 4, 'Firefox', [ 'nonce' => 'x' ] ), 404, 'userfeedback_post_not_rateable' );
	}

	/** T23. */
	#[TestDox( '[RAT-08~] without the token of the page a rating is refused once, with a token to try again' )]
	#[DataProvider( 'tokens' )]
	public function testRefusesOtherTokens( mixed $nonce ): void {
		$post  = $this->ratedPost();
		$other = $this->ratedPost();
		$nonce = is_string( $nonce ) ? strtr( $nonce, [ '{other}' => $this->token( $other ), '{own}' => $this->token( $post ) ] ) : $nonce;
		$body  = $this->ballot( $post, 4, [ 'nonce' => $nonce ] );
		if ( $nonce === null ) {
			unset( $body['nonce'] );
		}
		$response = $this->post( "/userfeedback/v1/posts/$post/rating", $body );
		$this->assertRefused( $response, 403, 'userfeedback_token_invalid' );
		$this->assertNothingStored( $post );
		$fresh = $this->body( $response )['data']['nonce'];
		self::assertSame( 201, $this->rate( $post, 4, 'Firefox', [ 'nonce' => $fresh ] )->get_status() );
		self::assertSame( [ 1, 4 ], $this->totals( $post ) );
		// It is of no use elsewhere.
		$this->assertRefused( $this->rate( $other, 4, 'Firefox', [ 'nonce' => $fresh ] ), 403, 'userfeedback_token_invalid' );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function tokens(): iterable {
		yield 'missing' => [ null ];
		yield 'empty' => [ '' ];
		yield 'of another post' => [ '{other}' ];
		yield 'tampered' => [ '{own}0' ];
		yield 'with a line break' => [ "{own}\n" ];
		yield 'of a survey' => [ '1.0123456789abcdef0123' ];
		yield 'SQL' => [ "1.' OR 1=1 --" ];
	}

	public function testATokenOfAnotherSiteOfTheNetworkIsNotOurs(): void {
		$post    = $this->ratedPost();
		$foreign = ( new VisitorToken( (string) get_option( 'userfeedback_key' ), get_current_blog_id() + 1 ) )->create( $post, 1, 'rating' );
		$this->assertRefused( $this->rate( $post, 4, 'Firefox', [ 'nonce' => $foreign ] ), 403, 'userfeedback_token_invalid' );
	}

	/** @param array<string, string> $headers */
	#[TestDox( '[RAT-08~] a page of another site cannot make its visitors rate' )]
	#[DataProvider( 'origins' )]
	public function testRefusesPagesOfOtherSites( array $headers, int $status ): void {
		$_SERVER['HTTP_HOST'] = 'shop.example:8080';
		$_SERVER              = $headers + $_SERVER;
		$post                 = $this->ratedPost();
		self::assertSame( $status, $this->rate( $post )->get_status() );
		self::assertCount( $status === 201 ? 1 : 0, $this->ratings( $post ) );
	}

	/**
	 * @return iterable<string, array{array<string, string>, int}>
	 */
	public static function origins(): iterable {
		$home = rtrim( home_url(), '/' );
		yield 'cross-site' => [ [ 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => $home ], 403 ];
		yield 'same-origin' => [ [ 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'HTTP_ORIGIN' => 'https://mapped.example' ], 201 ];
		yield 'same-site' => [ [ 'HTTP_SEC_FETCH_SITE' => 'same-site' ], 201 ];
		yield 'an older browser, another origin' => [ [ 'HTTP_ORIGIN' => 'https://evil.example' ], 403 ];
		yield 'an older browser, an origin that begins like ours' => [ [ 'HTTP_ORIGIN' => "$home.evil.example" ], 403 ];
		yield 'an older browser, a host that begins like ours' => [ [ 'HTTP_ORIGIN' => 'http://127.0.0.1.evil.example' ], 403 ];
		yield 'an older browser, our origin' => [ [ 'HTTP_ORIGIN' => $home ], 201 ];
		yield 'an older browser, the host that it asked' => [ [ 'HTTP_ORIGIN' => 'http://SHOP.example:8080' ], 201 ];
		yield 'a strict referrer policy' => [ [ 'HTTP_ORIGIN' => 'null' ], 201 ];
		yield 'no header' => [ [], 201 ];
	}

	#[DataProvider( 'plans' )]
	public function testRatingsRunWhereTheAddOnDoes( OtherPlan $plan, int $status ): void {
		$plan->takeOver();
		$post = $this->ratedPost();
		self::assertSame( $status, $this->rate( $post )->get_status() );
		self::assertSame( $status === 201 ? 200 : 404, $this->get( "/userfeedback/v1/posts/$post/rating" )->get_status() );
		$comment = $this->post( "/userfeedback/v1/posts/$post/rating/comment", [ 'comment' => 'x', 'nonce' => $this->token( $post ) ] );
		self::assertSame( $status === 201 ? 409 : 404, $comment->get_status() );
		self::assertCount( $status === 201 ? 1 : 0, $this->ratings( $post ) );
	}

	/**
	 * @return iterable<string, array{OtherPlan, int}>
	 */
	public static function plans(): iterable {
		yield 'Lite' => [ OtherPlan::lite(), 404 ];
		yield 'without a key' => [ OtherPlan::withoutKey(), 404 ];
		yield 'Plus' => [ OtherPlan::of( Plan::Plus ), 404 ];
		yield 'Pro without the add-on' => [ OtherPlan::of( Plan::Pro, hasAddOns: false ), 404 ];
		yield 'Pro' => [ OtherPlan::of( Plan::Pro ), 201 ];
		yield 'Pro, expired: visitors go on' => [ OtherPlan::of( Plan::Pro, LicenseStatus::Expired ), 201 ];
		yield 'Pro, disabled' => [ OtherPlan::of( Plan::Pro, LicenseStatus::Disabled ), 404 ];
	}

	public function testOnTablesOfAnotherVersionVisitorsAreAskedToComeBack(): void {
		$post = $this->ratedPost();
		update_option( Migrator::OPTION, 4 );
		foreach ( [ '', '/comment' ] as $path ) {
			$body     = $this->ballot( $post ) + [ 'comment' => 'x' ];
			$response = $this->post( "/userfeedback/v1/posts/$post/rating$path", $body );
			$this->assertRefused( $response, 503, 'userfeedback_database_outdated' );
			self::assertSame( '15', $response->get_headers()['Retry-After'] ?? '' );
		}
		self::assertSame( 503, $this->get( "/userfeedback/v1/posts/$post/rating" )->get_status() );
		$this->assertNothingStored( $post );
	}

	private function assertNotRateable( int $post ): void {
		$answers = [];
		foreach ( [ [], [ 'nonce' => 'x' ] ] as $changes ) {
			$answers[] = $this->rate( $post, 4, 'Firefox', $changes );
		}
		$answers[] = $this->post( "/userfeedback/v1/posts/$post/rating/comment", [ 'comment' => 'x', 'nonce' => $this->token( $post ) ] );
		$answers[] = $this->get( "/userfeedback/v1/posts/$post/rating" );
		$expected  = [
			'code'    => 'userfeedback_post_not_rateable',
			'message' => 'This page cannot be rated at the moment.',
			'data'    => [ 'status' => 404 ],
		];
		self::assertSame( array_fill( 0, 4, $expected ), array_map( fn ( WP_REST_Response $answer ) => $this->body( $answer ), $answers ) );
		$this->assertNothingStored( $post );
	}

	private function token( int $post ): string {
		return Plugin::instance()->get( VoteService::class )->token( $post );
	}

	private function assertNothingStored( int $post ): void {
		self::assertSame( [ [], [ 0, 0 ] ], [ $this->ratings( $post ), $this->totals( $post ) ] );
	}
}
