<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys\Files;

use UserFeedback\Model\Survey;
use UserFeedback\Surveys\Files\SurveyFile;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\Requests;
use WP_REST_Response;

/**
 * Survey files, exported and imported over REST.
 */
trait SurveyFiles {

	use AddOnQuestions;
	use Requests;

	/**
	 * A file with a survey of one question.
	 *
	 * @param array<string, mixed> $survey Replaces fields of the survey.
	 * @param array<string, mixed> $file   Replaces fields of the file.
	 * @return array<string, mixed>
	 */
	private function file( array $survey = [], array $file = [] ): array {
		return $file + [
			'format'  => SurveyFile::FORMAT,
			'version' => SurveyFile::VERSION,
			'survey'  => $survey + [
				'title'     => 'From a file',
				'questions' => [ [ 'id' => 'q1', 'type' => 'text', 'title' => 'Why?' ] ],
			],
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function exported( Survey $survey ): array {
		$response = $this->get( "/userfeedback/v1/surveys/$survey->id/export" );
		self::assertSame( 200, $response->get_status() );
		/** @var array<string, mixed> */
		return json_decode( (string) wp_json_encode( $response->get_data() ), true );
	}

	/**
	 * @param array<string, mixed> $file
	 */
	private function import( array $file ): WP_REST_Response {
		return $this->post( '/userfeedback/v1/surveys/import', [ 'file' => $file ] );
	}

	/**
	 * Imports a file that is valid.
	 *
	 * @param array<string, mixed> $file
	 * @return array{array<string, mixed>, array<string, string>} The survey as the API reads it again, and the code of each part that was left out.
	 */
	private function imported( array $file ): array {
		$response = $this->import( $file );
		$body     = $this->body( $response );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $body ) );
		foreach ( $body['left_out'] as $part ) {
			self::assertNotSame( '', $part['message'], $part['field'] );
		}
		/** @var array<string, mixed> $survey */
		$survey = $this->body( $this->get( '/userfeedback/v1/surveys/' . $body['survey']['id'] ) );
		self::assertSame( 'draft', $survey['status'] );
		return [ $survey, array_column( $body['left_out'], 'code', 'field' ) ];
	}
}
