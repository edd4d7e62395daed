<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Where visitors meet a survey.
 */
final class SurveyReachRestTest extends TestCase {

	use SurveyFixtures;

	/** @testdox [PLS-26~] the reach of a survey names a page that shows it and the other published surveys of the same pages, not drafts, trashed ones or itself */
	public function testNamesOtherPublishedSurveys(): void {
		$this->asAdmin();
		$first   = $this->publishedSurvey( [ 'title' => 'First' ] );
		$this->storedSurvey( [ 'title' => 'Draft' ] );
		$trashed = $this->publishedSurvey( [ 'title' => 'Trashed' ] );
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $trashed->id ], 1 );
		self::assertSame( [], $this->overlaps( $first ) );

		$second = $this->publishedSurvey( [ 'title' => '<b>Second</b>' ] );
		$soon   = $this->publishedSurvey( [ 'title' => 'Soon', 'publish_at' => $this->inYears( 1 ) ] );
		self::assertSame( [ $soon->id => 'Soon', $second->id => '<b>Second</b>' ], $this->overlaps( $first ) );
		self::assertSame( [ $soon->id, $first->id ], array_keys( $this->overlaps( $second ) ) );

		$answer = $this->body( $this->get( "/userfeedback/v1/surveys/$first->id/reach" ) );
		self::assertSame( home_url( '/' ), $answer['view_url'] );
		self::assertSame( [], SchemaCheck::errors( $answer, SurveySchema::reach(), '' ) );
	}

	public function testAnswersNotFoundForAnUnknownSurvey(): void {
		$this->asAdmin();
		self::assertSame( 404, $this->get( '/userfeedback/v1/surveys/4711/reach' )->get_status() );
	}

	/**
	 * @return array<int, string> Titles by id.
	 */
	private function overlaps( Survey $survey ): array {
		return array_column( $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/reach" ) )['overlaps'], 'title', 'id' );
	}
}
