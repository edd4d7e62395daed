<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseOrigin;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Support\Clock;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Widget\PublishedSurveys;

/**
 * Surveys and submissions that are right, for tests to bend.
 */
trait SurveyFixtures {

	/**
	 * What a client sends for a survey with a radio button (q1: Yes, No) and a text (q2).
	 *
	 * @param array<string, mixed> $changes Replace fields.
	 * @return array<string, mixed>
	 */
	protected function surveyInput( array $changes = [] ): array {
		return $changes + [
			'title'     => 'Commas',
			'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ) ],
		];
	}

	/**
	 * @param list<string>         $options
	 * @param array<string, mixed> $changes Replace fields.
	 * @return array<string, mixed>
	 */
	protected function radio( string $id, array $options, array $changes = [] ): array {
		return $changes + [
			'id'     => $id,
			'type'   => 'radio-button',
			'title'  => "Question $id?",
			'config' => [ 'options' => $options ],
		] + QuestionSchema::defaults();
	}

	/**
	 * @param array<string, mixed> $changes Replace fields.
	 * @return array<string, mixed>
	 */
	protected function text( string $id, array $changes = [] ): array {
		return $changes + [
			'id'    => $id,
			'type'  => 'text',
			'title' => "Question $id?",
		] + QuestionSchema::defaults();
	}

	/**
	 * A stored survey that is published.
	 *
	 * @param array<string, mixed> $changes Replace fields of surveyInput().
	 */
	protected function publishedSurvey( array $changes = [] ): Survey {
		return $this->storedSurvey( $changes + [ 'status' => 'publish' ] );
	}

	/**
	 * A stored survey, a draft unless said otherwise.
	 *
	 * @param array<string, mixed> $changes Replace fields of surveyInput().
	 */
	protected function storedSurvey( array $changes = [] ): Survey {
		return Plugin::instance()->get( SurveyService::class )->create( $this->surveyInput( $changes ), 1 )->survey;
	}

	/**
	 * A stored survey that was scheduled and started to show some seconds ago.
	 */
	protected function publishedSince( int $seconds ): Survey {
		$survey     = $this->publishedSurvey();
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute(
			'UPDATE %i SET publish_at = %s WHERE id = %d',
			$connection->table( 'surveys' ),
			gmdate( 'Y-m-d H:i:s', time() - $seconds ),
			$survey->id
		);
		Plugin::instance()->get( PublishedSurveys::class )->refresh();
		return $survey;
	}

	/**
	 * A date for publish_at, some years from now.
	 */
	protected function inYears( int $years ): string {
		return gmdate( 'Y-m-d\T00:00:00\Z', (int) strtotime( "+$years years" ) );
	}

	/**
	 * What the widget sends for a survey.
	 *
	 * @param array<string, string|int|null> $values  Answers by question id.
	 * @param array<string, mixed>       $changes Replace fields.
	 * @return array<string, mixed>
	 */
	protected function submission( Survey $survey, array $values, array $changes = [] ): array {
		$answers = [];
		foreach ( $values as $id => $value ) {
			$answers[] = [
				'question_id' => $id,
				'value'       => $value,
			];
		}
		$token = Plugin::instance()->get( VisitorToken::class );
		return $changes + [
			'submission_id'  => wp_generate_uuid4(),
			'answers'        => $answers,
			'page_submitted' => [
				'url'  => home_url( '/hello/' ),
				'name' => 'Hello',
			],
			'nonce'          => $token->create( $survey->id, $survey->revision, ResponseService::TOKEN_ACTION ),
			'website'        => '',
			'elapsed_ms'     => 900,
		];
	}

	/**
	 * Stores a response as an import does: the survey may be a draft.
	 *
	 * @param list<array{question_id: string, value: mixed, extra?: array<string, string>}> $answers
	 * @param Plugin|null                                                                   $plugin  Another clock or other add-ons.
	 * @return int Its id.
	 */
	protected function importResponse( Survey $survey, array $answers, ?Plugin $plugin = null ): int {
		$plugin ??= Plugin::instance();
		$read     = $plugin->get( AnswersReader::class )->read( $survey->questions, $answers );
		$response = new NewResponse( $read, $plugin->get( Clock::class )->now(), $survey->revision );
		return (int) $plugin->get( ResponseWriter::class )->write( $survey, $response, ResponseOrigin::Import );
	}

	/**
	 * The number of rows in a table of ours.
	 *
	 * @param string $table Without prefixes.
	 */
	protected function rows( string $table ): int {
		$connection = Plugin::instance()->get( Connection::class );
		return (int) $connection->value( 'SELECT COUNT(*) FROM %i', $connection->table( $table ) );
	}
}
