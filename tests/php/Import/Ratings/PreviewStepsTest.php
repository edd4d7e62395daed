<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import\Ratings;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Import\Ratings\ImportCursor;
use UserFeedback\Import\Ratings\Preview;
use UserFeedback\Import\Ratings\PreviewedPost;
use UserFeedback\Import\Ratings\PreviewReader;
use UserFeedback\Import\Ratings\PreviewStep;
use UserFeedback\Import\Ratings\RatingImport;
use UserFeedback\Import\Ratings\RatingSource;
use UserFeedback\Import\Ratings\SourceSum;
use UserFeedback\Import\Ratings\VoteCounts;
use UserFeedback\Plugin;
use UserFeedback\Tests\TestCase;

/**
 * The preview of an import of so many posts that it takes several steps.
 */
final class PreviewStepsTest extends TestCase {

	#[TestDox( '[PLS-10~] a further step of the preview begins after the last post of the step before, and single ratings are counted once' )]
	public function testBeginsAfterTheLastPost(): void {
		$sums = array_map(
			static fn ( int $id ) => new SourceSum( $id, 0, 0.0, SourceSum::MISSING_POST ),
			range( 10, 10 * ( RatingImport::POSTS + 2 ), 10 )
		);

		$source = $this->createMock( RatingSource::class );
		$source->method( 'countVotes' )->willReturn( new VoteCounts( dated: 7 ) );
		$source->method( 'sums' )->willReturnCallback(
			static function ( int $after, int $limit ) use ( $sums ): array {
				return array_slice( array_filter( $sums, static fn ( SourceSum $sum ) => $sum->postId > $after ), 0, $limit );
			}
		);

		$reader = Plugin::instance()->get( PreviewReader::class );
		$first  = $reader->step( $source, ImportCursor::votes( 0 ) );
		self::assertSame( [ RatingImport::POSTS, 7 ], [ $first->missingPosts, $first->votes?->dated ] );
		self::assertNotNull( $first->next );
		self::assertSame( 'sums:' . 10 * RatingImport::POSTS, $first->next->text() );
		$last = $reader->step( $source, $first->next );
		self::assertSame( [ 2, null, null ], [ $last->missingPosts, $last->votes, $last->next ] );
	}

	#[TestDox( '[PLS-10~] the preview of all steps lists the posts with the most ratings, and mentions only problems that there are' )]
	public function testJoinsSteps(): void {
		$preview = new Preview();
		self::assertSame( [ 'Ratings: 0, of 0 posts.', 'With their dates: 0.' ], $preview->lines() );
		$preview->add( new PreviewStep( [ self::previewed( 4, 3 ), self::previewed( 2, 1 ) ], 2, 4, 0, 0, new VoteCounts( dated: 3 ), null ) );
		$preview->add( new PreviewStep( [ self::previewed( 9, 5 ), self::previewed( 3, 3 ) ], 2, 8, 6, 0, null, null ) );
		self::assertSame( [ 9, 3, 4, 2 ], array_column( $preview->rows(), 'post' ) );
		self::assertSame(
			[ 'Ratings: 12, of 4 posts.', 'With their dates: 3.', 'Posts with ratings that do not exist any more: 6.' ],
			$preview->lines()
		);
	}

	private static function previewed( int $id, int $count ): PreviewedPost {
		$statistics = [ 'count' => $count, 'average' => 4.0 ];
		return new PreviewedPost( $id, "Post $id", $statistics, $statistics, $statistics );
	}
}
