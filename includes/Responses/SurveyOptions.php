<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Every option that the questions of a survey have or had, see QuestionOptions.
 *
 * @since 0.7.0
 */
final class SurveyOptions {

	/**
	 * @param array<QuestionOptions> $questions By question, also such as were removed.
	 */
	public function __construct( private readonly array $questions ) {}

	/**
	 * Those of a question; none for one without options.
	 */
	public function ofQuestion( string $id ): QuestionOptions {
		return $this->questions[ $id ] ?? QuestionOptions::fromLabels( [], [] );
	}

	/**
	 * The options that have or had a text in a label.
	 *
	 * @return array<non-empty-list<string>> OptionIds by question.
	 */
	public function containing( string $text ): array {
		return array_filter( array_map( static fn ( QuestionOptions $options ) => $options->containing( $text ), $this->questions ) );
	}

	/**
	 * The same with options that only others have.
	 */
	public function plus( self $others ): self {
		$questions = $this->questions;
		foreach ( $others->questions as $id => $options ) {
			$questions[ $id ] = isset( $questions[ $id ] ) ? $questions[ $id ]->plus( $options ) : $options;
		}
		return new self( $questions );
	}
}
