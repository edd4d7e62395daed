<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Job;
use UserFeedback\Inbox\Sources\AbandonedJobs;
use UserFeedback\Plugin;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\Files\SurveyExport;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\SurveyLifecycle;

/**
 * The calls of tests/fixtures/specified-calls.json, and what their {names} stand for.
 *
 * @phpstan-type Call array{
 *     route: string, sources: list<string>, status: int, path?: string, send?: mixed, wrong?: array{send: array<string, mixed>, field: string}
 * }
 * @phpstan-type Action array{action: string, sources: list<string>, nonce: string, fields: array<string, string>, answers: list<string>}
 */
trait SpecifiedCalls {

	use HeatmapFixtures;
	use RatingFixtures;
	use Remarks;
	use SurveyFixtures;
	use TranslatedSurveys;

	/**
	 * @return array{calls: list<Call>, actions: list<Action>}
	 */
	protected static function specified(): array {
		/** @var array{calls: list<Call>, actions: list<Action>} */
		return wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/specified-calls.json', [ 'associative' => true ] );
	}

	/**
	 * Stores what the calls are about.
	 *
	 * @return array<string, mixed> By name.
	 */
	protected function storedForCalls(): array {
		$plugin = Plugin::instance();
		$scale  = [ 'id' => 'q3', 'type' => 'star-rating', 'title' => 'How many?' ] + QuestionSchema::defaults();
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ), $scale ] ] );
		$stored = [];
		foreach ( [ 'Cheaper, please', 'All is well', 'Gone' ] as $text ) {
			$answers  = [ [ 'question_id' => 'q1', 'value' => 'Yes' ], [ 'question_id' => 'q2', 'value' => $text ] ];
			$stored[] = $this->importResponse( $survey, $answers );
		}
		$plugin->get( StoredResponseService::class )->trash( $survey->id, [ $stored[2] ] );
		$trashed = $this->storedSurvey( [ 'title' => 'In the trash' ] );
		$plugin->get( SurveyLifecycle::class )->trash( [ $trashed->id ], 1 );
		$plugin->get( AbandonedJobs::class )->add( new Job( 7, 'email-to', [], 64, 'token' ), new \RuntimeException( 'Refused' ) );
		$post    = $this->ratedPost();
		$heatmap = $this->recordedPage();
		$token = static fn ( string $action ) => $plugin->get( VisitorToken::class )->create( $survey->id, $survey->revision, $action );
		return [
			'survey'          => $survey->id,
			'translated'      => $this->translatedSurvey()->id,
			'draft'           => $this->storedSurvey( [ 'title' => 'A draft' ] )->id,
			'other'           => $this->storedSurvey( [ 'title' => 'Another one' ] )->id,
			'trashed'         => $trashed->id,
			'response'        => $stored[0],
			'trashedResponse' => $stored[2],
			'note'            => $this->storedNote( $survey, $stored[0] ),
			'post'            => $post,
			'submission'      => $this->submission( $survey, [ 'q1' => 'No', 'q2' => 'Over HTTP', 'q3' => 4 ] ),
			'ballot'          => $this->ballot( $post ),
			'impressionNonce' => $token( 'impression' ),
			'progressNonce'   => $token( 'progress' ),
			'actionClass'     => 'jobs',
			'action'          => 'retry-7',
			'heatmap'         => $heatmap,
			'viewPart'        => self::viewPart( $heatmap ),
			'file'            => $plugin->get( SurveyExport::class )->file( $survey ),
		];
	}

	/**
	 * A value with what its {names} stand for.
	 *
	 * @param array<string, mixed> $stored See storedForCalls().
	 */
	protected static function filled( mixed $value, array $stored ): mixed {
		if ( is_array( $value ) ) {
			return array_map( static fn ( mixed $part ) => self::filled( $part, $stored ), $value );
		}
		if ( is_string( $value ) && preg_match( '/^\{(\w+)\}$/', $value, $name ) === 1 ) {
			return $stored[ $name[1] ];
		}
		$text = static fn ( array $found ) => (string) $stored[ $found[1] ];
		return is_string( $value ) ? preg_replace_callback( '/\{(\w+)\}/', $text, $value ) : $value;
	}
}
