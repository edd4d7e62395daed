<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import\Ratings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Import\Ratings\ImportCursor;
use UserFeedback\Import\Ratings\RatingImport;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\FrozenSite;
use UserFeedback\Tests\Support\RatingImports;
use UserFeedback\Tests\TestCase;

/**
 * Single ratings of other plugins keep their dates, and the totals equal what the plugin shows.
 */
final class ImportedVotesTest extends TestCase {

	use RatingImports;

	private const PR = 'wp-postratings';

	#[TestDox( "[PLS-10~] WP-PostRatings: ratings keep the site's local date and time, and totals equal its totals" )]
	public function testKeepsDatesOfWpPostRatings(): void {
		$site = $this->site();
		$post = $this->postWithRatings();
		// Before and after the change to summer time on 9 March 2025.
		$this->postRatingsVote( $post, 5, '2025-03-01 22:30:00' );
		$this->postRatingsVote( $post, 2, '2025-07-01 23:59:59' );
		// Three more ratings are only in the sum: the plugin did not log them.
		$this->postRatingsSum( $post, 5, 19 );

		$result = $this->importAll( $site, self::PR );

		self::assertSame( [ 'new' => 2, 'known' => 0, 'posts' => 1, 'changed' => 1 ], $result );
		self::assertSame(
			[
				[ '5', '2025-03-02 03:30:00', '2025-03-01' ],
				[ '2', '2025-07-02 03:59:59', '2025-07-01' ],
			],
			$this->storedRatings( $post )
		);
		self::assertSame( [ 3, 12.0 ], $this->storedSum( self::PR, $post ) );
		self::assertSame( [ 5, 19.0 ], $this->totals( $post ) );
	}

	#[TestDox( "[PLS-10~] Rate My Post: ratings keep the site's local date and time" )]
	public function testKeepsDatesOfRateMyPost(): void {
		$site = $this->site();
		$post = $this->postWithRatings();
		$this->rateMyPostVote( $post, 4, '2025-12-31 23:00:00' );
		// Feedback is not a rating.
		$this->rateMyPostVote( $post, 1, '2025-12-31 23:01:00', 2 );
		update_post_meta( $post, 'rmp_vote_count', 1 );
		update_post_meta( $post, 'rmp_rating_val_sum', 4 );

		$this->importAll( $site, 'rate-my-post' );

		self::assertSame( [ [ '4', '2026-01-01 04:00:00', '2025-12-31' ] ], $this->storedRatings( $post ) );
		self::assertNull( $this->storedSum( 'rate-my-post', $post ) );
		self::assertSame( [ 1, 4.0 ], $this->totals( $post ) );
	}

	#[TestDox( '[PLS-10~] YASR: ratings keep their date in UTC; ratings without a date count in the totals' )]
	public function testKeepsDatesOfYasr(): void {
		$site = $this->site();
		$post = $this->postWithRatings();
		$this->yasrVote( $post, 5, '2026-01-01 04:59:59' );
		$this->yasrVote( $post, 3.5, '2026-01-01 05:00:00' );
		// Taken over from another plugin by YASR: an average and no date.
		$this->yasrVote( $post, 4.4, '0000-00-00 00:00:00', 'wppostrating' );

		$this->importAll( $site, 'yasr' );

		self::assertSame(
			[
				[ '5', '2026-01-01 04:59:59', '2025-12-31' ],
				[ '4', '2026-01-01 05:00:00', '2026-01-01' ],
			],
			$this->storedRatings( $post )
		);
		// 5 + 3.5 + 4.4, of which 5 + 4 are stored.
		self::assertSame( [ 1, 3.9 ], $this->storedSum( 'yasr', $post ) );
		self::assertSame( [ 3, 12.9 ], $this->totals( $post ) );
	}

	#[TestDox( '[PLS-10~] ratings that are not usable are counted by their reason and not stored' )]
	#[DataProvider( 'unusable' )]
	public function testLeavesOutUnusableVotes( string $reason, int $value, string $local, bool $isOfPost ): void {
		$site = $this->site();
		$post = $this->postWithRatings();
		$this->postRatingsVote( $isOfPost ? $post : 987_654, $value, $local );
		$this->postRatingsVote( $post, 3 );

		$votes = $site->get( RatingImport::class )->found()[0]->votes->toArray();
		$this->importAll( $site, self::PR );

		$expected = array_fill_keys( [ 'dated', 'undated', 'invalid', 'missing_posts' ], 0 );
		++$expected['dated'];
		++$expected[ $reason ];
		self::assertSame( $expected, $votes );
		self::assertSame( $reason === 'dated' ? 2 : 1, count( $this->storedRatings( $post ) ) );
		self::assertSame( [], $this->storedRatings( 987_654 ) );
	}

	/**
	 * @return array<string, array{string, int, string, bool}> Reason, value, local time, whether the post exists.
	 */
	public static function unusable(): array {
		return [
			// The site's clock shows 07:00.
			'now'            => [ 'dated', 4, '2026-03-01 07:00:00', true ],
			'in a second'    => [ 'undated', 4, '2026-03-01 07:00:01', true ],
			'first day'      => [ 'dated', 4, '2000-01-01 00:00:00', true ],
			'too old'        => [ 'undated', 4, '1999-12-31 23:59:59', true ],
			'no date'        => [ 'undated', 4, '', true ],
			'no number'      => [ 'undated', 4, 'yesterday-ish', true ],
			'zero'           => [ 'invalid', 0, '2025-01-01 00:00:00', true ],
			'above'          => [ 'invalid', 6, '2025-01-01 00:00:00', true ],
			'negative'       => [ 'invalid', -1, '2025-01-01 00:00:00', true ],
			'both'           => [ 'invalid', 6, '', true ],
			'no post'        => [ 'missing_posts', 4, '2025-01-01 00:00:00', false ],
			'no post, above' => [ 'missing_posts', 9, '', false ],
		];
	}

	#[TestDox( '[PLS-10~] a second import stores only what is new since the first' )]
	public function testSecondRunStoresNothingTwice(): void {
		$site = $this->site();
		$post = $this->postWithRatings();
		$this->postRatingsVote( $post, 5, '2025-03-01 22:30:00' );
		$this->postRatingsSum( $post, 3, 12 );
		$this->importAll( $site, self::PR );
		$before = $this->everything();

		$again = $this->importAll( $site, self::PR );
		self::assertSame( [ 'new' => 0, 'known' => 1, 'posts' => 1, 'changed' => 0 ], $again );
		self::assertSame( $before, $this->everything() );

		$this->postRatingsVote( $post, 1, '2025-03-02 22:30:00' );
		$this->postRatingsSum( $post, 4, 13 );
		$third = $this->importAll( $site, self::PR );
		self::assertSame( [ 'new' => 1, 'known' => 1, 'posts' => 1, 'changed' => 0 ], $third );
		self::assertSame( [ 4, 13.0 ], $this->totals( $post ) );
		self::assertSame( [ 2, 7.0 ], $this->storedSum( self::PR, $post ) );
	}

	#[TestDox( '[PLS-10~] totals follow the plugin when its owner removed ratings there' )]
	public function testShowsFewerWhenThePluginShowsFewer(): void {
		$site = $this->site();
		$post = $this->postWithRatings();
		$this->rateMyPostVote( $post, 5 );
		$this->rateMyPostVote( $post, 1 );
		update_post_meta( $post, 'rmp_vote_count', 1 );
		update_post_meta( $post, 'rmp_rating_val_sum', 5 );

		$this->importAll( $site, 'rate-my-post' );

		self::assertSame( [ -1, -1.0 ], $this->storedSum( 'rate-my-post', $post ) );
		self::assertSame( [ 1, 5.0 ], $this->totals( $post ) );
	}

	#[TestDox( '[PLS-10~] ratings of one post from two plugins are both kept, with what each shows' )]
	public function testKeepsSourcesApart(): void {
		$site = $this->site();
		$post = $this->postWithRatings();
		$this->yasrVote( $post, 5 );
		$this->rateMyPostVote( $post, 2 );
		update_post_meta( $post, 'rmp_vote_count', 3 );
		update_post_meta( $post, 'rmp_rating_val_sum', 9 );

		$this->importAll( $site, 'yasr' );
		$this->importAll( $site, 'rate-my-post' );
		$this->importAll( $site, 'yasr' );

		self::assertCount( 2, $this->storedRatings( $post ) );
		self::assertNull( $this->storedSum( 'yasr', $post ) );
		self::assertSame( [ 2, 7.0 ], $this->storedSum( 'rate-my-post', $post ) );
		self::assertSame( [ 4, 14.0 ], $this->totals( $post ) );
	}

	#[TestDox( '[PLS-10~] more ratings than fit into one step are all stored, in steps' )]
	public function testAPlaceIsReadAsItWasWrittenAndAnythingElseIsTheBeginning(): void {
		self::assertSame( [ 'sums', 5 ], [ ImportCursor::from( 'sums:5' )->phase, ImportCursor::from( 'sums:5' )->after ] );
		foreach ( [ '', 'sums', 'sums:', 'posts:5', "votes:5\n", 'votes:-5' ] as $text ) {
			self::assertSame( 'votes:0', ImportCursor::from( $text )->text(), $text );
		}
	}

	public function testImportsInSteps(): void {
		global $wpdb;
		$site  = $this->site();
		$post  = $this->postWithRatings();
		$other = $this->postWithRatings();
		$rows  = [];
		for ( $i = 0; $i < RatingImport::VOTES + 3; ++$i ) {
			$rows[] = sprintf( "( %d, 't', %d, '1740000000', '', '', '' )", $i % 3 === 0 ? $other : $post, 1 + $i % 5 );
		}
		$columns = '( rating_postid, rating_posttitle, rating_rating, rating_timestamp, rating_ip, rating_host, rating_username )';
		$wpdb->query( "INSERT INTO {$wpdb->prefix}ratings $columns VALUES " . implode( ', ', $rows ) );

		$first = $site->get( RatingImport::class )->step( self::PR, ImportCursor::from( '' ) );
		self::assertSame( [ RatingImport::VOTES, 0, 79 ], [ $first->new, $first->known, $first->percent ] );
		self::assertNotNull( $first->next );
		self::assertSame( 'votes', $first->next->phase );

		$second = $site->get( RatingImport::class )->step( self::PR, $first->next );
		self::assertSame( [ 3, 'sums:0', 80 ], [ $second->new, $second->next?->text(), $second->percent ] );
		self::assertNotNull( $second->next );
		$third = $site->get( RatingImport::class )->step( self::PR, $second->next );
		self::assertSame( [ 0, null, 100 ], [ $third->new, $third->next, $third->percent ] );

		$all = array_map( static fn ( int $i ) => [ $i % 3 === 0, 1 + $i % 5 ], range( 0, RatingImport::VOTES + 2 ) );
		foreach ( [ [ true, $other ], [ false, $post ] ] as [ $isOther, $id ] ) {
			$values = array_column( array_filter( $all, static fn ( array $vote ) => $vote[0] === $isOther ), 1 );
			self::assertSame( [ count( $values ), (float) array_sum( $values ) ], $this->totals( $id ) );
			self::assertCount( count( $values ), $this->storedRatings( $id ) );
		}
	}

	private function site(): Plugin {
		return FrozenSite::at( '2026-03-01 12:00:00', 'America/New_York' );
	}
}
