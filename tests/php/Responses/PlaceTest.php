<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Responses\ResponseQuery;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Where a response stands in its list.
 */
final class PlaceTest extends TestCase {

	use SurveyFixtures;

	/** In the order in which they are stored: by time they stand in another one. */
	private const MOMENTS = [ '2026-03-02T10:00:00Z', '2026-03-03T10:00:00Z', '2026-03-01T10:00:00Z', '2026-03-02T09:00:00Z' ];

	#[TestDox( '[PLS-19~] number 51: newest first, also within a day, whatever was stored first' )]
	public function testNeighboursAreThoseOfTheListOnWhateverDay(): void {
		$clock  = new MovingClock( self::MOMENTS[0], new DateTimeZone( 'UTC' ) );
		$plugin = $clock->takeOver();
		$survey = $this->publishedSurvey();
		foreach ( self::MOMENTS as $moment ) {
			$clock->set( $moment );
			$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ], $plugin );
		}
		$listed = array_column( Plugin::instance()->get( StoredResponseService::class )->list( new ResponseQuery( $survey->id ) )['items'], 'id' );
		$stored = $listed;
		sort( $stored );
		self::assertSame( [ $stored[1], $stored[0], $stored[3], $stored[2] ], $listed );
		$this->asAdmin();
		foreach ( $listed as $index => $id ) {
			$body = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses/$id" ) );
			self::assertSame(
				[ $listed[ $index - 1 ] ?? null, $listed[ $index + 1 ] ?? null, $index + 1, 4 ],
				[ $body['previous'], $body['next'], $body['position'], $body['count'] ],
				"response $index of the list"
			);
		}
	}
}
