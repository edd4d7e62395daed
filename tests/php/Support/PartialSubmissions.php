<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Results\ResultsService;
use WP_REST_Response;

/**
 * A survey that keeps partial answers, and visitors who send them.
 */
trait PartialSubmissions {

	use SurveyFixtures;

	private Survey $survey;

	private function keeping(): Survey {
		$questions = [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ), $this->text( 'q3' ) ];

		$questions[0]['settings']['required'] = true;
		$mails = [ 'email' => [ 'active' => true, 'addresses' => 'owner@example.org' ] ];
		return $this->publishedSurvey( [ 'questions' => $questions, 'notifications' => $mails ] + self::keepPartial( true ) );
	}

	/**
	 * @return array<string, mixed> Fields of a survey.
	 */
	private static function keepPartial( bool $isKept ): array {
		return SurveyFields::change( 'settings.behavior.keep_partial', $isKept );
	}

	/**
	 * What the same visitor sends in the end.
	 *
	 * @param array<string, mixed> $partial
	 * @return array<string, mixed>
	 */
	private function finalOf( array $partial ): array {
		$answers = [
			[ 'question_id' => 'q1', 'value' => 'Yes' ],
			[ 'question_id' => 'q2', 'value' => 'Whole' ],
		];
		return [ 'answers' => $answers ] + array_diff_key( $partial, [ 'partial' => 1 ] );
	}

	/**
	 * @param array<string, string|null> $values Answers by question.
	 */
	private function send( array $values ): WP_REST_Response {
		return $this->sendBody( $this->submission( $this->survey, $values, [ 'partial' => true ] ) );
	}

	/**
	 * @param array<string, mixed> $body
	 */
	private function sendBody( array $body, ?Survey $survey = null ): WP_REST_Response {
		return $this->post( sprintf( '/userfeedback/v1/surveys/%d/responses', ( $survey ?? $this->survey )->id ), $body );
	}

	private function path(): string {
		return "/userfeedback/v1/surveys/{$this->survey->id}/responses";
	}

	/**
	 * @return array<mixed>
	 */
	private function list( string $status ): array {
		return $this->body( $this->get( $this->path(), [ 'filter' => [ 'status' => $status ] ] ) );
	}

	private function total(): int {
		return Plugin::instance()->get( ResultsService::class )->ofSurvey( $this->survey->id, null )['total'];
	}

	/** The counts are those of the responses, and a recount finds nothing to correct. */
	private function assertCounted(): void {
		self::assertSame( RawCount::of( $this->survey->id, null ), RawCount::stored( $this->survey->id, null ) );
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $this->survey->id ) );
	}

	/**
	 * Status of the newest response, and the one that it remembers.
	 *
	 * @return array{string|null, string|null}
	 */
	private function state(): array {
		return [ $this->column( 'status' ), $this->column( 'trashed_from' ) ];
	}

	/**
	 * A column of the newest response.
	 */
	private function column( string $name ): ?string {
		$connection = Plugin::instance()->get( Connection::class );
		return $connection->value( 'SELECT %i FROM %i ORDER BY id DESC LIMIT 1', $name, $connection->table( 'responses' ) );
	}
}
