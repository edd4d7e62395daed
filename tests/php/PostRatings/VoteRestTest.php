<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Visitors rate posts over REST.
 */
final class VoteRestTest extends TestCase {

	use RatingFixtures;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
	}

	#[TestDox( '[RAT-04~] a first rating is stored and counted, and the answer has the statistics' )]
	public function testStoresARating(): void {
		$post     = $this->ratedPost();
		$response = $this->rate( $post, 4 );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame(
			[ 'value' => 4, 'average' => 4, 'count' => 1, 'may_comment' => false, 'invites' => false ],
			array_intersect_key( $this->body( $response )['data'], array_flip( [ 'value', 'average', 'count', 'may_comment', 'invites' ] ) )
		);
		self::assertSame( [ '4', 'publish' ], [ $this->ratings( $post )[0]['value'], $this->ratings( $post )[0]['status'] ] );
		self::assertSame( [ 1, 4 ], $this->totals( $post ) );
	}

	#[TestDox( '[RAT-04~] a visitor has one rating per post, which they can change; the same request again changes nothing' )]
	public function testChangesARating(): void {
		$post = $this->ratedPost();
		$this->rate( $post, 2 );
		$first = $this->ratings( $post );
		self::assertSame( 200, $this->rate( $post, 2 )->get_status() );
		$changed = $this->rate( $post, 5 );
		self::assertSame( 200, $changed->get_status() );
		self::assertSame( [ 5, 5, 1 ], self::statistics( $this->body( $changed ) ) );
		self::assertSame( [ array_replace( $first[0], [ 'value' => '5' ] ) ], $this->ratings( $post ), 'only the value changes' );
		self::assertSame( [ 1, 5 ], $this->totals( $post ) );
		self::assertSame( 201, $this->rate( $post, 2, 'Chrome' )->get_status() );
		self::assertSame( [ 2, 7 ], $this->totals( $post ) );
	}

	/**
	 * @param array<mixed> $body
	 * @return array{mixed, mixed, mixed}
	 */
	private static function statistics( array $body ): array {
		return [ $body['data']['value'], $body['data']['average'], $body['data']['count'] ];
	}
}
