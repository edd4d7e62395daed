<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use SensitiveParameter;

/**
 * Which of our rows a row of the existing plugin becomes: ids that are the same for the same row, so that it is stored once however often, and from
 * whichever copy of its tables, it is imported (decision 0100). No visitor's browser makes such an id.
 *
 * @since 0.7.0
 */
final class SourceIds {

	/** Longest id of a question, see QuestionSchema. */
	private const QUESTION_ID = '/^[A-Za-z0-9_-]{1,16}$/D';

	/**
	 * @param string $key The site's secret.
	 */
	public function __construct( #[SensitiveParameter] private readonly string $key ) {}

	/**
	 * The client id of a survey. With the time of its creation, because tables of another site count from 1 as well.
	 *
	 * @return string 32 hexadecimal digits.
	 */
	public function ofSurvey( SourceSurvey $survey ): string {
		return $this->hash( "survey|{$survey->id}|{$survey->createdAt}" );
	}

	/**
	 * The submission id of a response, unique within its survey.
	 *
	 * @return string 32 hexadecimal digits.
	 */
	public function ofResponse( SourceResponse $response ): string {
		return $this->hash( "response|{$response->surveyId}|{$response->id}" );
	}

	/**
	 * The id of a question: its own where we allow it.
	 */
	public static function ofQuestion( string $id ): string {
		return preg_match( self::QUESTION_ID, $id ) === 1 ? $id : 'q' . substr( md5( $id ), 0, 15 );
	}

	private function hash( string $text ): string {
		return substr( hash_hmac( 'sha256', "existing plugin|$text", $this->key ), 0, 32 );
	}
}
