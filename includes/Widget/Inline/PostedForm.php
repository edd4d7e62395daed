<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * A form of an inline survey as a browser without scripts sends it. Nothing in it is trusted.
 *
 * @since 0.6.0
 */
final class PostedForm {

	/** Names of the form's fields. Each begins like this, because WordPress reads fields such as "name" and "page" as parts of the page's address. */
	public const SURVEY  = 'userfeedback_survey';
	public const FORM    = 'userfeedback_form';
	public const NONCE   = 'userfeedback_token';
	public const WEBSITE = 'userfeedback_website';
	public const ANSWERS = 'userfeedback_answers';

	/**
	 * @param int                 $surveyId Survey that it belongs to.
	 * @param string              $formId   Id of the form in its page, see InlinePage::formId().
	 * @param string              $nonce    Token of the page.
	 * @param string              $website  Content of the hidden field.
	 * @param array<string, mixed> $answers  By question id: what was sent for it.
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly string $formId,
		public readonly string $nonce,
		public readonly string $website,
		private readonly array $answers
	) {}

	/**
	 * The form in the fields of a request; null if they are of another form.
	 *
	 * @param array<mixed> $fields As $_POST, without slashes.
	 */
	public static function read( array $fields ): ?self {
		$surveyId = Cast::string( $fields[ self::SURVEY ] ?? '' );
		if ( preg_match( '/^[1-9]\d{0,17}$/D', $surveyId ) !== 1 ) {
			return null;
		}
		$answers = [];
		foreach ( is_array( $fields[ self::ANSWERS ] ?? null ) ? $fields[ self::ANSWERS ] : [] as $id => $answer ) {
			$answers[ (string) $id ] = $answer;
		}
		return new self(
			(int) $surveyId,
			Cast::string( $fields[ self::FORM ] ?? '' ),
			Cast::string( $fields[ self::NONCE ] ?? '' ),
			Cast::string( $fields[ self::WEBSITE ] ?? '' ),
			$answers
		);
	}

	/**
	 * What was sent as the answer to a question; null for nothing.
	 */
	public function value( string $questionId ): mixed {
		return Cast::at( $this->answers, $questionId, 'value' );
	}

	/**
	 * What was sent beside the answer to a question, by name.
	 *
	 * @return array<string, string>
	 */
	public function extra( string $questionId ): array {
		$extra = Cast::at( $this->answers, $questionId, 'extra' );
		$texts = [];
		foreach ( is_array( $extra ) ? $extra : [] as $name => $text ) {
			if ( is_string( $text ) && trim( $text ) !== '' ) {
				$texts[ (string) $name ] = $text;
			}
		}
		return $texts;
	}

	/**
	 * Ids for which something was sent.
	 *
	 * @return list<string>
	 */
	public function questionIds(): array {
		return array_map( strval( ... ), array_keys( $this->answers ) );
	}
}
