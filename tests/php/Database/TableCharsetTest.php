<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Letters of every script, in tables that also have ascii columns.
 */
final class TableCharsetTest extends TestCase {

	use SurveyFixtures;

	public function testEveryScriptIsStoredAndFound(): void {
		$survey = $this->publishedSurvey(
			[
				'title'     => 'Größe? 漢字 👍🏽',
				'questions' => [ $this->radio( 'q1', [ 'Да', 'לא' ] ), $this->text( 'q2' ) ],
			]
		);
		$answer = $this->submission( $survey, [ 'q1' => 'לא', 'q2' => 'नमस्ते 🇩🇪' ] );
		self::assertSame( 201, $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $answer )->get_status() );
		$this->asAdmin();
		$list = $this->body( $this->get( '/userfeedback/v1/surveys', [ 'search' => '漢字 👍' ] ) );
		self::assertSame( [ 'Größe? 漢字 👍🏽' ], array_column( $list['items'], 'title' ) );
		$stats = Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null )['question_stats'];
		self::assertSame( [ 'Да' => 0, 'לא' => 1 ], array_column( $stats[0]['options'], 'count', 'value' ) );
		self::assertSame( 'नमस्ते 🇩🇪', $stats[1]['answers'][0]['value'] );
	}

	public function testOtherTablesAreNoneOfOurBusiness(): void {
		self::assertSame( 'latin1', apply_filters( 'pre_get_table_charset', 'latin1', $GLOBALS['wpdb']->posts ) );
		self::assertNull( apply_filters( 'pre_get_table_charset', null, $GLOBALS['wpdb']->posts ) );
	}
}
