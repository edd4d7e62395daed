<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Import\ImportError;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\SurveySchema;

/**
 * Applies what the owner changed to a suggested mapping.
 *
 * @phpstan-import-type ColumnEdit from MappedColumn
 * @since 0.7.0
 */
final class MappingEdits {

	public function __construct( private readonly ColumnTypes $types ) {}

	/**
	 * The columns with the changes.
	 *
	 * @param list<MappedColumn>     $columns  As suggested.
	 * @param array<int, ColumnEdit> $edits    By column.
	 * @param list<ColumnProfile>    $profiles
	 * @return list<MappedColumn>
	 * @throws ImportError When one is not possible, with its field.
	 */
	public function apply( array $columns, array $edits, array $profiles ): array {
		$errors = [];
		foreach ( $edits as $index => $edit ) {
			if ( ! isset( $columns[ $index ] ) ) {
				$errors[] = new FieldError( "columns[$index]", 'unknown_column', __( 'The file has no such column.', 'userfeedback' ) );
				continue;
			}
			foreach ( [ 'title', 'option' ] as $name ) {
				if ( isset( $edit[ $name ] ) ) {
					$edit[ $name ] = Text::line( $edit[ $name ] );
				}
			}
			$before  = $columns[ $index ];
			$isAlone = isset( $edit['type'] ) && $edit['type'] !== 'checkbox' && ! array_key_exists( 'group', $edit );
			$after   = $before->with( $isAlone ? [ 'group' => null ] + $edit : $edit );
			array_push( $errors, ...$this->errors( $after, $profiles[ $index ], "columns[$index]" ) );
			$columns[ $index ] = $after->group !== null ? $after->with( [ 'type' => 'checkbox' ] ) : $after;
		}
		array_push( $errors, ...self::dateErrors( $columns ) );
		return $errors === [] ? array_values( $columns ) : throw ImportError::invalid( $errors );
	}

	/**
	 * What keeps a mapping from being imported.
	 *
	 * @param list<MappedQuestion> $questions
	 * @return list<FieldError>
	 */
	public static function incomplete( array $questions ): array {
		$count = count( $questions );
		if ( $count === 0 ) {
			return [ new FieldError( 'columns', 'required', __( 'No column is a question. Make at least one column a question.', 'userfeedback' ) ) ];
		}
		if ( $count > SurveySchema::MAX_QUESTIONS ) {
			/* translators: 1: number of questions, 2: greatest number of questions. */
			$message = __( 'The columns make %1$d questions; a survey can have at most %2$d. Ignore some columns.', 'userfeedback' );
			return [ new FieldError( 'columns', 'too_many', sprintf( $message, $count, SurveySchema::MAX_QUESTIONS ) ) ];
		}
		$errors = [];
		foreach ( $questions as $question ) {
			if ( $question->title === '' ) {
				$message  = __( 'The question needs a title.', 'userfeedback' );
				$errors[] = new FieldError( "columns[{$question->columns[0]}].title", 'required', $message );
			}
			if ( count( $question->options ) <= ChoiceForm::MAX_OPTIONS ) {
				continue;
			}

			/* translators: %d: greatest number of options. */
			$message  = sprintf( __( 'A question can have at most %d options. Ungroup some columns.', 'userfeedback' ), ChoiceForm::MAX_OPTIONS );
			$errors[] = new FieldError( "columns[{$question->columns[0]}].group", 'too_many', $message );
		}
		return $errors;
	}

	/**
	 * @return list<FieldError>
	 */
	private function errors( MappedColumn $column, ColumnProfile $profile, string $field ): array {
		if ( $column->role === MappedColumn::DATE && ! ColumnRoles::mayBeDate( $profile ) ) {
			return [ new FieldError( "$field.role", 'no_dates', __( 'The column does not contain dates.', 'userfeedback' ) ) ];
		}
		if ( $column->role !== MappedColumn::QUESTION ) {
			return [];
		}
		if ( $column->group !== null ) {
			$message = __( 'The column cannot be an option, because its cells have different values.', 'userfeedback' );
			return Ticks::fits( $profile ) ? [] : [ new FieldError( "$field.group", 'no_option', $message ) ];
		}
		$lock = $this->types->lock( $column->type );
		if ( $lock !== null ) {
			$message = __( 'This question type is not available on this site. Choose another type.', 'userfeedback' );
			return [ new FieldError( "$field.type", 'locked_' . $lock['decision'], $message ) ];
		}
		if ( ! in_array( $column->type, $this->types->fitting( $profile ), true ) ) {
			$message = __( 'The values of the column do not fit this question type. Choose another type.', 'userfeedback' );
			return [ new FieldError( "$field.type", 'unsuitable', $message ) ];
		}
		return [];
	}

	/**
	 * @param list<MappedColumn> $columns
	 * @return list<FieldError>
	 */
	private static function dateErrors( array $columns ): array {
		$dates = array_filter( $columns, static fn ( MappedColumn $column ) => $column->role === MappedColumn::DATE );
		if ( count( $dates ) < 2 ) {
			return [];
		}
		$message = __( 'Only one column can contain the date of the responses.', 'userfeedback' );
		return [ new FieldError( 'columns[' . array_key_last( $dates ) . '].role', 'duplicate', $message ) ];
	}
}
