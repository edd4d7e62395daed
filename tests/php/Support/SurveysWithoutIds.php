<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Json;
use UserFeedback\Surveys\Logic\ConditionFields;
use UserFeedback\Surveys\Logic\OptionNames;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Surveys as versions before 0.7.0 stored them: without ids of options, and with labels in conditions.
 */
trait SurveysWithoutIds {

	/**
	 * Stores a survey and its revisions as the version before did.
	 *
	 * @return Survey As it is stored then.
	 */
	protected function withoutIds( Survey $survey ): Survey {
		$connection = Plugin::instance()->get( Connection::class );
		foreach ( [ 'surveys' => 'id', 'survey_revisions' => 'survey_id' ] as $table => $column ) {
			foreach ( $connection->rows( 'SELECT * FROM %i WHERE %i = %d', $connection->table( $table ), $column, $survey->id ) as $row ) {
				$questions = [];
				foreach ( ( new OptionNames( $survey->questions ) )->labelledQuestions() as $question ) {
					$questions[] = $question->with( config: array_diff_key( $question->config, [ 'option_ids' => true ] ) )->toArray();
				}
				$settings = Json::decode( (string) $row['settings'] );
				$names    = new OptionNames( $survey->questions );
				if ( isset( $settings['thank_you']['conditions'] ) ) {
					$list = ConditionFields::redirect()->changed( $settings['thank_you']['conditions'], $names->labelled( ... ) );

					$settings['thank_you']['conditions'] = $list;
				}
				$values = [ Json::encode( $questions ), Json::encode( $settings ) ];
				$set    = 'questions = %s, settings = %s';
				if ( isset( $row['notifications'] ) ) {
					$read     = Plugin::instance()->get( SettingSections::class )->values( $survey, static fn ( mixed $of, mixed $value ) => $value );
					$email    = $read['notifications']['email'];
					$values[] = Json::encode( array_replace( Json::decode( $row['notifications'] ), [ 'email' => $email ] ) );
					$set     .= ', notifications = %s';
				}
				$where = $table === 'surveys'
					? [ 'id = %d', $survey->id ]
					: [ 'survey_id = %d AND revision = %d', $survey->id, (int) $row['revision'] ];
				$connection->execute( "UPDATE %i SET $set WHERE " . array_shift( $where ), $connection->table( $table ), ...$values, ...$where );
			}
		}
		$stored = Plugin::instance()->get( SurveyRepository::class )->find( $survey->id );
		self::assertNotNull( $stored );
		self::assertStringNotContainsString( 'option_ids', Json::encode( $stored->questionsToArray() ) );
		return $stored;
	}
}
