<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;

/**
 * A question that columns of a file become.
 *
 * @phpstan-type QuestionState array{id: string, type: string, title: string, options: list<string>, answered: int|null, columns: list<int>,
 *     labels: array<int, string>, separator: string}
 * @since 0.7.0
 */
final class MappedQuestion {

	/**
	 * @param string             $id        Of the question.
	 * @param string             $type      Of the question.
	 * @param string             $title     Of the question.
	 * @param list<string>       $options   Labels; none for types without options.
	 * @param int|null           $answered  Lines with an answer; null for several columns.
	 * @param list<int>          $columns   Their indexes.
	 * @param array<int, string> $labels    Options by column, if each column is one.
	 * @param string             $separator Between the options in a cell; '' for cells with one.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $type,
		public readonly string $title,
		public readonly array $options,
		public readonly ?int $answered,
		public readonly array $columns,
		public readonly array $labels = [],
		public readonly string $separator = ''
	) {}

	/**
	 * @param QuestionState $state As state() made it.
	 */
	public static function from( array $state ): self {
		return new self( ...$state );
	}

	/**
	 * @return QuestionState
	 */
	public function state(): array {
		/** @var QuestionState The names of the properties. */
		$state = get_object_vars( $this );
		return $state;
	}

	/**
	 * The question as SurveySchema has it.
	 *
	 * @return array<string, mixed>
	 */
	public function input( QuestionForm $form ): array {
		$settings = QuestionSchema::defaultSettings( $form );
		return [
			'id'       => $this->id,
			'type'     => $this->type,
			'title'    => $this->title,
			'config'   => [ 'options' => $this->options ],
			// The standard begins at 0, and so do the scales of the tools.
			'settings' => isset( $settings['start_at_zero'] ) ? [ 'start_at_zero' => true ] + $settings : $settings,
		] + QuestionSchema::defaults();
	}

	/**
	 * The answer that a line gives, as a browser would send it; null for none.
	 *
	 * @param list<string> $cells '' for no answer.
	 * @return string|int|list<string>|null
	 */
	public function value( array $cells ): string|int|array|null {
		if ( $this->labels !== [] ) {
			$chosen = array_filter( $this->labels, static fn ( int $index ) => Ticks::isChosen( $cells[ $index ] ), ARRAY_FILTER_USE_KEY );
			return $chosen === [] ? null : array_values( $chosen );
		}
		$cell = $cells[ $this->columns[0] ];
		return match ( true ) {
			$cell === ''                                                   => null,
			$this->type === 'checkbox'                                     => JoinedParts::split( $cell, $this->separator ),
			in_array( $this->type, [ 'star-rating', 'nps' ], true ) && is_numeric( $cell ) => (int) $cell,
			default                                                        => $cell,
		};
	}
}
