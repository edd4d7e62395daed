<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Import\Mapping\MappedQuestion;
use UserFeedback\Support\Text;

/**
 * Reads records of a file as answers to the questions of its mapping.
 *
 * @since 0.7.0
 */
final class LineReader {

	/** Longest text in characters: answers that were collected elsewhere may be longer than those of our visitors. */
	public const MAX_LENGTH = 10000;

	/**
	 * @param list<MappedQuestion> $questions
	 * @param list<Header>         $headers
	 * @param string               $empty      Text that means "no answer" like an empty cell; '' for none.
	 * @param int                  $dateColumn Index; -1 for none.
	 * @param string               $dateOrder  One of ImportSchema::DATE_ORDERS.
	 * @param DateTimeZone         $zone       Of dates that name none.
	 * @param DateTimeImmutable    $now        Dates after it are refused.
	 * @param bool                 $isOwn      Whether our export wrote the file, with apostrophes before formulas.
	 */
	public function __construct(
		public readonly array $questions,
		private readonly array $headers,
		private readonly string $empty,
		private readonly int $dateColumn,
		private readonly string $dateOrder,
		private readonly DateTimeZone $zone,
		private readonly DateTimeImmutable $now,
		private readonly bool $isOwn = false
	) {}

	/**
	 * The answers of a record, as a browser would send them; null if it has none.
	 *
	 * @return list<array{question_id: string, value: string|int|list<string>|null}>|null
	 * @throws LineProblem When the record is malformed or a text is too long.
	 */
	public function answers( CsvRecord $record ): ?array {
		if ( $record->problem !== '' ) {
			throw new LineProblem( $record->line, '', $record->problem );
		}
		$cells   = $this->cells( $record );
		$answers = [];
		$isEmpty = true;
		foreach ( $this->questions as $question ) {
			$value     = $question->value( $cells );
			$isEmpty   = $isEmpty && $value === null;
			$answers[] = [
				'question_id' => $question->id,
				'value'       => $value,
			];
		}
		return $isEmpty ? null : $answers;
	}

	/**
	 * When the answers of a record were given; null if no column says so.
	 *
	 * @throws LineProblem When it has no valid date.
	 */
	public function date( CsvRecord $record ): ?DateTimeImmutable {
		if ( $this->dateColumn < 0 ) {
			return null;
		}
		$cell = $record->cells[ $this->dateColumn ];
		$date = DateReader::read( $cell, $this->dateOrder, $this->zone );
		if ( $date !== null && $date <= $this->now ) {
			return $date;
		}
		$message = match ( true ) {
			$cell === ''   => __( 'the date is missing.', 'userfeedback' ),
			/* translators: %s: what the file contains in place of a date. */
			$date === null => sprintf( __( '“%s” is not a valid date.', 'userfeedback' ), mb_substr( $cell, 0, 50 ) ),
			/* translators: %s: a date. */
			default        => sprintf( __( 'the date “%s” is in the future.', 'userfeedback' ), $cell ),
		};
		throw new LineProblem( $record->line, $this->headers[ $this->dateColumn ]->name, $message );
	}

	/**
	 * The name of the first column of a question.
	 *
	 * @param int $index Of the question.
	 */
	public function columnName( int $index ): string {
		$column = $this->questions[ $index ]->columns[0] ?? -1;
		return $this->headers[ $column ]->name ?? '';
	}

	/**
	 * @return list<string>
	 */
	private function cells( CsvRecord $record ): array {
		$cells = $record->cells;
		foreach ( $cells as $index => $cell ) {
			if ( $cell === '' ) {
				continue;
			}
			// Bytes first: counting characters takes longer.
			if ( strlen( $cell ) > self::MAX_LENGTH && Text::length( $cell ) > self::MAX_LENGTH ) {
				/* translators: %s: a number. */
				$message = sprintf( __( 'the text has more than %s characters.', 'userfeedback' ), number_format_i18n( self::MAX_LENGTH ) );
				throw new LineProblem( $record->line, $this->headers[ $index ]->name, $message );
			}
			$cells[ $index ] = self::value( $cell, $this->empty, $this->isOwn );
		}
		return array_values( $cells );
	}

	/**
	 * What a cell means.
	 *
	 * @return string '' for no answer.
	 */
	public static function value( string $cell, string $empty, bool $isOwn ): string {
		if ( $cell === $empty ) {
			return '';
		}
		return $isOwn && str_contains( $cell, "'" ) ? preg_replace( "/(^|[;\n])'(?=\s*[=+\-@])/u", '$1', $cell ) ?? $cell : $cell;
	}
}
