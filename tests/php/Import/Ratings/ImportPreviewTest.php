<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import\Ratings;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Work\WorkRepository;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\Ratings\PreviewReader;
use UserFeedback\Import\Ratings\RatingImportWork;
use UserFeedback\Modules;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\RatingImports;
use UserFeedback\Tests\TestCase;

/**
 * The preview of an import, over REST.
 */
final class ImportPreviewTest extends TestCase {

	use RatingImports;

	private const PATH = '/userfeedback/v1/post-ratings/imports';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	#[TestDox( '[PLS-10~] a dry run lists posts with what each side shows now and afterwards, and stores nothing' )]
	public function testDryRunStoresNothing(): void {
		$post  = $this->postWithRatings( 'Bread & butter' );
		$other = $this->postWithRatings( 'Jam' );
		foreach ( [ 5, 4, 4 ] as $value ) {
			$this->postRatingsVote( $post, $value );
		}
		$this->postRatingsSum( $post, 4, 15 );
		$this->postRatingsSum( $other, 1, 2 );
		// Jam has two ratings here: 5 and 4.
		update_post_meta( $other, '_kksr_count_default', '2' );
		update_post_meta( $other, '_kksr_ratings_default', '9' );
		$this->importAll( Plugin::instance(), 'kk-star-ratings' );
		$before = $this->everything();
		$log    = QueryLog::start();

		$preview = $this->dryRun( 'wp-postratings' );

		self::assertSame( [], $log->changed( [ 'ufb_', 'postmeta', 'posts', 'options', 'yasr_log', 'rmp_analytics' ] ) );
		self::assertSame( $before, $this->everything() );
		self::assertSame( 0, $this->failures( $preview ) );
		self::assertSame( [ 2, 5, null ], [ $preview['posts'], $preview['ratings'], $preview['cursor'] ] );
		self::assertSame( [ 'dated' => 3, 'undated' => 0, 'invalid' => 0, 'missing_posts' => 0 ], $preview['votes'] );
		self::assertSame(
			[
				$this->item( $post, 'Bread & butter', [ 4, 3.8 ], [ 0, null ], [ 4, 3.8 ] ),
				$this->item( $other, 'Jam', [ 1, 2.0 ], [ 2, 4.5 ], [ 3, 3.7 ] ),
			],
			$preview['items']
		);
	}

	#[TestDox( '[PLS-10~] after the import, each side shows what the dry run said; a further dry run changes nothing' )]
	public function testImportDoesWhatTheDryRunSaid(): void {
		$post = $this->postWithRatings();
		$this->rateMyPostVote( $post, 5 );
		$this->rateMyPostVote( $post, 2, '2025-03-01 10:00:01' );
		update_post_meta( $post, 'rmp_vote_count', '6' );
		update_post_meta( $post, 'rmp_rating_val_sum', '25' );
		$said = $this->dryRun( 'rate-my-post' )['items'][0]['after'];

		$this->importAll( Plugin::instance(), 'rate-my-post' );

		self::assertSame( [ 'count' => 6, 'average' => 4.2 ], $said );
		self::assertSame( [ 6, 25.0 ], $this->totals( $post ) );
		self::assertSame( $this->item( $post, 'Rated', [ 6, 4.2 ], [ 6, 4.2 ], [ 6, 4.2 ] ), $this->dryRun( 'rate-my-post' )['items'][0] );
	}

	#[TestDox( '[PLS-10~] a dry run counts what is left out, and lists the posts with the most ratings' )]
	public function testCountsWhatIsLeftOut(): void {
		global $wpdb;
		$most = [];
		for ( $i = 1; $i <= PreviewReader::LISTED + 2; ++$i ) {
			$id = $this->postWithRatings( "Post $i" );
			update_post_meta( $id, '_kksr_count_default', (string) $i );
			update_post_meta( $id, '_kksr_ratings_default', (string) ( $i * 4 ) );
			$most[] = $id;
		}
		foreach ( [ 'gone', 'broken' ] as $kind ) {
			$id = $this->postWithRatings();
			update_post_meta( $id, '_kksr_count_default', '3' );
			update_post_meta( $id, '_kksr_ratings_default', $kind === 'gone' ? '9' : '99' );
			if ( $kind === 'gone' ) {
				$wpdb->delete( $wpdb->posts, [ 'ID' => $id ] );
			}
		}

		$preview = $this->dryRun( 'kk-star-ratings' );

		self::assertSame( [ 1, 1 ], [ $preview['missing_posts'], $preview['invalid'] ] );
		self::assertSame( [ 12, 78 ], [ $preview['posts'], $preview['ratings'] ] );
		self::assertSame( array_slice( array_reverse( $most ), 0, PreviewReader::LISTED ), array_column( $preview['items'], 'post_id' ) );
	}

	#[TestDox( '[PLS-10~] the plugins whose ratings are there are listed, with an unfinished import' )]
	public function testListsSources(): void {
		self::assertSame( [ 'items' => [] ], $this->get( self::PATH )->get_data() );

		$post = $this->postWithRatings();
		$this->yasrVote( $post, 5 );
		$this->yasrVote( $post, 3 );
		$source = [
			'source'     => 'yasr',
			'name'       => 'YASR',
			'posts'      => 1,
			'ratings'    => 2,
			'votes'      => [ 'dated' => 2, 'undated' => 0, 'invalid' => 0, 'missing_posts' => 0 ],
			'cursor'     => null,
			'at'         => null,
			'is_running' => false,
		];
		self::assertSame( [ 'items' => [ $source ] ], $this->get( self::PATH )->get_data() );

		$this->stepInBackground( 'yasr' );
		$listed = $this->get( self::PATH )->get_data()['items'][0];
		self::assertSame( [ 'sums:0', true ], [ $listed['cursor'], $listed['is_running'] ] );

		// Whoever looks on sees what was done before as well.
		$last   = (array) $this->post( self::PATH . '/yasr', [ 'dry_run' => false ] )->get_data();
		$listed = $this->get( self::PATH )->get_data()['items'][0];
		$counts = [ 'new' => 2, 'known' => 0, 'posts' => 1, 'changed' => 0 ];
		self::assertSame( $counts + [ 'cursor' => null, 'percent' => 100, 'is_running' => false ], $last );
		self::assertSame( [ null, false ], [ $listed['cursor'], $listed['is_running'] ] );
		self::assertIsString( $listed['at'] );
	}

	#[TestDox( '[PLS-10~] an import is stopped where it is, and goes on there' )]
	public function testStops(): void {
		$this->yasrVote( $this->postWithRatings(), 5 );
		$this->stepInBackground( 'yasr' );
		self::assertSame( [ 'stopped' => 'yasr' ], $this->post( self::PATH . '/yasr', [], [], 'DELETE' )->get_data() );
		$listed = $this->get( self::PATH )->get_data()['items'][0];
		self::assertSame( [ 'sums:0', false ], [ $listed['cursor'], $listed['is_running'] ] );
		$other = (array) $this->post( self::PATH . '/yasr', [ 'dry_run' => false, 'goes_on' => true ] )->get_data();
		self::assertSame( [ 'sums:0', false ], [ $other['cursor'], $other['is_running'] ], 'a window that follows it does not begin it' );
		Plugin::instance()->get( WorkRunner::class )->runDue();
		self::assertSame( 'sums:0', $this->get( self::PATH )->get_data()['items'][0]['cursor'], 'nothing goes on by itself' );
		$last = (array) $this->post( self::PATH . '/yasr', [ 'dry_run' => false ] )->get_data();
		self::assertSame( [ 0, 0, null ], [ $last['new'], $last['known'], $last['cursor'] ], 'the single ratings were stored before' );
	}

	#[TestDox( '[PLS-10~] an import goes on in the background when the window is closed' )]
	public function testGoesOnInTheBackground(): void {
		$post = $this->postWithRatings();
		$this->yasrVote( $post, 5 );
		$this->stepInBackground( 'yasr' );
		Plugin::instance()->get( WorkRunner::class )->runDue();
		$listed = $this->get( self::PATH )->get_data()['items'][0];
		self::assertSame( [ null, false ], [ $listed['cursor'], $listed['is_running'] ] );
		self::assertSame( [ 1, 5.0 ], $this->totals( $post ) );
		$last = (array) $this->post( self::PATH . '/yasr', [ 'dry_run' => false, 'goes_on' => true ] )->get_data();
		self::assertSame( [ 1, null, 100 ], [ $last['new'], $last['cursor'], $last['percent'] ], 'and whoever follows it sees what it did' );
	}

	/**
	 * Begins an import and ends after the first part.
	 */
	private function stepInBackground( string $source ): void {
		$plugin = Plugin::instance();
		$works  = $plugin->get( Modules::class )->longWorks( ... );
		$runner = new WorkRunner( $plugin->get( WorkRepository::class ), $plugin->get( Clock::class ), $works, 0.0 );
		$runner->advance( RatingImportWork::KIND, $source, 1 );
	}

	#[TestDox( '[PLS-10~] an unknown plugin and a malformed cursor are refused, and nothing is stored' )]
	public function testRefusesWrongRequests(): void {
		$before = $this->everything();
		self::assertSame( 404, $this->post( self::PATH . '/gd-star-rating', [ 'dry_run' => false ] )->get_status() );
		self::assertSame( 404, $this->post( self::PATH . '/gd-star-rating', [ 'dry_run' => true ] )->get_status() );
		self::assertSame( 404, $this->post( self::PATH . '/gd-star-rating', [], [], 'DELETE' )->get_status() );
		foreach ( [ 'votes', 'votes:-1', 'sums:1e9', 'votes:1 OR 1=1' ] as $cursor ) {
			$refused = $this->post( self::PATH . '/yasr', [ 'dry_run' => false, 'cursor' => $cursor ] );
			self::assertSame( 400, $refused->get_status(), $cursor );
		}
		self::assertSame( $before, $this->everything() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function dryRun( string $source ): array {
		$response = $this->post( self::PATH . "/$source", [ 'dry_run' => true ] );
		self::assertSame( 200, $response->get_status() );
		return (array) $response->get_data();
	}

	/**
	 * @param array<string, mixed> $preview
	 */
	private function failures( array $preview ): int {
		return $preview['missing_posts'] + $preview['invalid'];
	}

	/**
	 * @param array{int, float|null} $there
	 * @param array{int, float|null} $here
	 * @param array{int, float|null} $after
	 * @return array<string, mixed>
	 */
	private function item( int $id, string $title, array $there, array $here, array $after ): array {
		$statistics = static fn ( array $pair ) => [ 'count' => $pair[0], 'average' => $pair[1] ];
		return [
			'post_id' => $id,
			'title'   => $title,
			'there'   => $statistics( $there ),
			'here'    => $statistics( $here ),
			'after'   => $statistics( $after ),
		];
	}
}
