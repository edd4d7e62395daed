<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Votes\VoteService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Private comments with low ratings, and invitations after high ones.
 */
final class RatingCommentTest extends TestCase {

	use RatingFixtures;

	private int $post;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$defaults = RatingSettingsReader::values();
		$this->ratingSettings(
			[
				'low_comment'     => [ 'is_on' => true, 'up_to' => 2 ] + $defaults['low_comment'],
				'high_invitation' => [ 'is_on' => true, 'from' => 4, 'url' => 'https://example.org/' ] + $defaults['high_invitation'],
			]
		);
		$this->post = $this->ratedPost();
	}

	#[TestDox( '[PLS-11~] a comment is asked for after a low rating, an invitation shown after a high one' )]
	#[DataProvider( 'lowAndHigh' )]
	public function testTheAnswerSaysWhatComesNext( int $value, bool $mayComment, bool $invites ): void {
		$data = $this->body( $this->rate( $this->post, $value ) )['data'];
		self::assertSame( [ $mayComment, $invites ], [ $data['may_comment'], $data['invites'] ] );
		$this->ratingSettings( [ 'low_comment' => [], 'high_invitation' => [] ] );
		$data = $this->body( $this->rate( $this->post, $value ) )['data'];
		self::assertSame( [ false, false ], [ $data['may_comment'], $data['invites'] ], 'both are optional' );
	}

	/**
	 * @return iterable<string, array{int, bool, bool}>
	 */
	public static function lowAndHigh(): iterable {
		yield '1' => [ 1, true, false ];
		yield '2' => [ 2, true, false ];
		yield '3' => [ 3, false, false ];
		yield '4' => [ 4, false, true ];
		yield '5' => [ 5, false, true ];
	}

	#[TestDox( "[PLS-11~] the private comment is stored with the visitor's own rating, once" )]
	public function testStoresACommentOnce(): void {
		$this->rate( $this->post, 1, 'Chrome' );
		$this->rate( $this->post, 2 );
		$answer = $this->comment( "Too  long\r\nand slow " );
		self::assertSame( [ 200, [ 'success' => true ] ], [ $answer->get_status(), $this->body( $answer ) ] );
		self::assertSame( [ null, "Too long\nand slow" ], array_column( $this->ratings( $this->post ), 'comment' ) );
		self::assertSame( 200, $this->comment( "Too long\nand slow" )->get_status(), 'sent again after a lost answer' );
		$this->assertRefused( $this->comment( 'Other' ), 409, 'userfeedback_comment_exists' );
		self::assertSame( [ null, "Too long\nand slow" ], array_column( $this->ratings( $this->post ), 'comment' ) );
		self::assertFalse( $this->body( $this->rate( $this->post, 1 ) )['data']['may_comment'], 'there is one' );
		self::assertSame( [ 2, 2 ], $this->totals( $this->post ) );
	}

	public function testTakesNoCommentWithoutARating(): void {
		$this->rate( $this->post, 1, 'Chrome' );
		$_SERVER['HTTP_USER_AGENT'] = 'Firefox';
		$this->assertRefused( $this->comment( 'Mine' ), 409, 'userfeedback_rating_missing' );
		self::assertSame( [ null ], array_column( $this->ratings( $this->post ), 'comment' ) );
	}

	#[TestDox( '[PLS-11~] no comment is taken with a rating that does not ask for one' )]
	public function testTakesNoCommentWithAHigherRating(): void {
		$this->rate( $this->post, 3 );
		$this->assertRefused( $this->comment( 'Hello' ), 409, 'userfeedback_comment_not_wanted' );
		$this->rate( $this->post, 2 );
		$this->ratingSettings( [ 'low_comment' => [] ] );
		$this->assertRefused( $this->comment( 'Hello' ), 409, 'userfeedback_comment_not_wanted' );
		self::assertSame( [ null ], array_column( $this->ratings( $this->post ), 'comment' ) );
	}

	#[DataProvider( 'comments' )]
	public function testTakesTextsOfAThousandCharacters( mixed $comment, int $status ): void {
		$this->rate( $this->post, 1 );
		self::assertSame( $status, $this->comment( $comment )->get_status() );
		self::assertCount( $status === 200 ? 1 : 0, array_filter( array_column( $this->ratings( $this->post ), 'comment' ) ) );
	}

	/**
	 * @return iterable<string, array{mixed, int}>
	 */
	public static function comments(): iterable {
		yield 'a thousand' => [ str_repeat( 'ä', 1000 ), 200 ];
		yield 'one more' => [ str_repeat( 'ä', 1001 ), 400 ];
		yield 'a thousand after trimming' => [ '  ' . str_repeat( 'x', 1000 ) . "\n\n", 200 ];
		yield 'one' => [ '😀', 200 ];
		yield 'empty' => [ '', 400 ];
		yield 'spaces' => [ " \n\t ", 400 ];
		yield 'a number' => [ 5, 400 ];
		yield 'a list' => [ [ 'x' ], 400 ];
		yield 'nothing' => [ null, 400 ];
		yield 'a megabyte' => [ str_repeat( 'x', 1_000_000 ), 400 ];
	}

	/** T01: as typed, and never as anything else. */
	#[DataProvider( 'payloads' )]
	public function testKeepsWhatIsTyped( Payload $payload ): void {
		$this->rate( $this->post, 1 );
		self::assertSame( 200, $this->comment( (string) $payload->value )->get_status() );
		self::assertSame( [ $payload->lines ], array_column( $this->ratings( $this->post ), 'comment' ) );
	}

	/**
	 * @return iterable<string, array{Payload}>
	 */
	public static function payloads(): iterable {
		foreach ( Payload::texts() as $name => $payload ) {
			yield $name => [ $payload ];
		}
	}

	public function testTakesNoCommentFromElsewhere(): void {
		$this->rate( $this->post, 1 );
		$refused = $this->comment( 'Hello', 'x' );
		$this->assertRefused( $refused, 403, 'userfeedback_token_invalid' );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		$this->assertRefused( $this->comment( 'Hello' ), 403, 'userfeedback_rating_cross_site' );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
		self::assertSame( 200, $this->comment( 'Hello', $this->body( $refused )['data']['nonce'] )->get_status() );
	}

	private function comment( mixed $comment, ?string $nonce = null ): WP_REST_Response {
		$nonce ??= Plugin::instance()->get( VoteService::class )->token( $this->post );
		$body    = [ 'comment' => $comment, 'nonce' => $nonce ];
		return $this->post( "/userfeedback/v1/posts/{$this->post}/rating/comment", $body );
	}
}
