<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Exports\ExportRequest;
use UserFeedback\Exports\ExportService;
use UserFeedback\Exports\Output;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Results\InvalidRange;
use UserFeedback\StoredData\TableRefused;
use UserFeedback\Support\NotFound;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\StoredRatings;

/**
 * Files of post ratings.
 */
final class RatingExportTest extends ExportTestCase {

	use StoredRatings;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->plugin = ( new MovingClock( '2026-03-10T12:00:00Z', new DateTimeZone( 'America/New_York' ) ) )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[RAT-05~] exports the posts of the range in the order of the list, texts never as formulas' )]
	public function testExportsPosts(): void {
		$formula = $this->ratedPost( '=HYPERLINK("http://evil")' );
		$draft   = $this->ratedPost( 'Größe, “quoted”', [ 'post_status' => 'draft' ] );
		$this->rate( $formula, [ 5, 4, 4 ] );
		$this->rate( $draft, [ 2 ], '2026-03-05 12:00:00' );
		$this->importRatings( $draft, 10, 45.0 );
		$records = self::records( $this->exported( [ 'format' => 'csv', 'orderby' => 'average_rating', 'order' => 'asc' ] ) );
		$titles  = [ 'Post/Page Name', 'Number of Ratings', 'Average Rating', 'Page address', 'Status', 'Post ID' ];
		self::assertSame(
			[
				array_combine( $titles, [ 'Größe, “quoted”', '11', '4.3', '', 'Draft', (string) $draft ] ),
				array_combine( $titles, [ "'=HYPERLINK(\"http://evil\")", '3', '4.3', get_permalink( $formula ), '', (string) $formula ] ),
			],
			$records
		);
		$days = [ 'start' => '2026-03-05', 'end' => '2026-03-05', 'format' => 'csv' ];
		self::assertSame( [ '1', '2' ], array_slice( array_values( self::records( $this->exported( $days ) )[0] ), 1, 2 ) );
	}

	#[TestDox( '[RAT-06~] exports the published ratings of a post, newest first, at the local time of the site' )]
	public function testExportsRatings(): void {
		$post = $this->ratedPost( 'One' );
		$this->storeRating( $post, 1, [ 'at' => '2026-03-08 06:59:59', 'comment' => "@SUM(1)\nsecond" ] );
		$this->storeRating( $post, 5, [ 'at' => '2026-03-08 07:00:00' ] );
		$this->storeRating( $post, 3, [ 'status' => 'spam' ] );
		$this->rate( $this->ratedPost( 'Other' ), [ 4 ] );
		$rows = self::csv( $this->exported( [ 'report' => 'post-ratings', 'post_id' => $post, 'format' => 'csv' ] ) );
		self::assertSame(
			[
				[ 'Date submitted (America/New_York)', 'Rating', 'Comment' ],
				// Clocks went forward between the two.
				[ '2026-03-08 03:00:00', '5', '' ],
				[ '2026-03-08 01:59:59', '1', "'@SUM(1)\nsecond" ],
			],
			$rows
		);
	}

	public function testExportsEveryRatingOnce(): void {
		$post = $this->ratedPost( 'Many' );
		// Equal moments at the border of the parts that are read at once.
		for ( $count = 0; $count < 1003; $count++ ) {
			$at = $count < 990 ? sprintf( '2026-03-02 12:%02d:%02d', $count / 60, $count % 60 ) : '2026-03-01 12:00:00';
			$this->storeRating( $post, 1 + $count % 5, [ 'at' => $at, 'comment' => "c$count" ] );
		}
		$records = self::records( $this->exported( [ 'report' => 'post-ratings', 'post_id' => $post, 'format' => 'csv' ] ) );
		self::assertCount( 1003, $records );
		self::assertCount( 1003, array_unique( array_column( $records, 'Comment' ) ) );
		$dates = array_column( $records, 'Date submitted (America/New_York)' );
		$sorted = $dates;
		rsort( $sorted );
		self::assertSame( $sorted, $dates );
	}

	public function testWritesWorkbooks(): void {
		$post = $this->ratedPost( 'Numbers' );
		$this->rate( $post, [ 5, 4 ] );
		$sheets = self::sheets( $this->exported( [ 'format' => 'xlsx' ] ) );
		self::assertSame( [ 'Post ratings' ], array_keys( $sheets ) );
		self::assertStringContainsString( 'Numbers', (string) wp_json_encode( $sheets ) );
		self::assertStringContainsString( '4.5', (string) wp_json_encode( $sheets ) );
	}

	public function testNamesFiles(): void {
		$post    = $this->ratedPost( 'Größe / ../x' );
		$service = $this->plugin->get( ExportService::class );
		$days    = [ 'start' => '2026-03-01', 'end' => '2026-03-02' ];
		$one     = $service->prepare( ExportRequest::from( [ 'report' => 'post-ratings', 'post_id' => $post ] + $days ), 1 );
		self::assertSame( "größe-x-$post-ratings-2026-03-01-2026-03-02", $one->fileName()->full() );
		self::assertSame( 'post-ratings', $service->prepare( ExportRequest::from( [ 'kind' => 'ratings' ] ), 1 )->fileName()->ascii() );
	}

	public function testRefuses(): void {
		$wrong = [
			[ 'report' => 'post-ratings' ],
			[ 'post_id' => 7 ],
			[ 'report' => 'all' ],
			[ 'format' => 'exe' ],
			[ 'orderby' => 'id' ],
			[ 'order' => 'x' ],
		];
		foreach ( $wrong as $fields ) {
			$this->assertThrows( TableRefused::class, fn () => $this->exported( $fields ) );
		}
		$this->assertThrows( NotFound::class, fn () => $this->exported( [ 'report' => 'post-ratings', 'post_id' => 987654 ] ) );
		foreach ( [ [ 'start' => '2026-03-02' ], [ 'start' => '2026-03-02', 'end' => '2026-03-01' ] ] as $days ) {
			$this->assertThrows( InvalidRange::class, fn () => $this->exported( $days ) );
		}
		$this->plugin = OtherPlan::of( Plan::Plus )->takeOver();
		$this->assertThrows( FeatureLocked::class, fn () => $this->exported( [] ) );
		// Reading stays after the license has expired, exporting does not.
		$this->plugin = OtherPlan::of( Plan::Elite, LicenseStatus::Expired )->takeOver();
		$this->assertThrows( FeatureLocked::class, fn () => $this->exported( [] ) );
		self::assertSame( 200, $this->get( '/userfeedback/v1/post-ratings/results' )->get_status() );
	}

	/**
	 * The address leads to the page with the same arguments.
	 */
	public function testAnswersTheAddressOfTheFile(): void {
		$body = [ 'report' => 'ratings', 'format' => 'csv', 'orderby' => 'title', 'order' => 'asc', 'start' => '2026-03-01', 'end' => '2026-03-02' ];
		$url  = $this->body( $this->post( '/userfeedback/v1/exports', $body ) )['url'];
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		self::assertEquals( [ 'kind' => 'ratings' ] + $body, array_diff_key( $query, [ 'page' => 1, '_wpnonce' => 1 ] ) );
		self::assertSame( 'userfeedback_exports', $query['page'] );
		self::assertNotFalse( wp_verify_nonce( (string) $query['_wpnonce'], 'userfeedback_export' ) );
		$this->assertRefused( $this->post( '/userfeedback/v1/exports', [ 'kind' => 'ratings' ] ), 400, 'rest_missing_callback_param' );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function exported( array $fields ): string {
		$service = $this->plugin->get( ExportService::class );
		$export  = $service->prepare( ExportRequest::from( $fields + [ 'kind' => 'ratings' ] ), 1 );
		return $this->written(
			static function ( Output $output ) use ( $service, $export ): void {
				$run = $service->run( $export, $output );
				do {
					$isComplete = $run->step();
				} while ( ! $isComplete );
			}
		);
	}

	/**
	 * @param class-string<\Throwable> $error
	 */
	private function assertThrows( string $error, callable $work ): void {
		try {
			$work();
		} catch ( \Throwable $thrown ) {
			self::assertInstanceOf( $error, $thrown );
			return;
		}
		self::fail( "throws no $error" );
	}
}
