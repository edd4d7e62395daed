<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Html;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionTypes\FormField;
use UserFeedback\Surveys\QuestionTypes\InvalidAnswer;
use UserFeedback\Surveys\QuestionTypes\LongText;
use UserFeedback\Surveys\QuestionTypes\QuestionAddition;
use UserFeedback\Surveys\QuestionTypes\ServerFormAddition;

/**
 * A box for a comment under an answer that is chosen.
 *
 * @since 0.1.0
 */
final class CommentBox implements QuestionAddition, ServerFormAddition {

	public const MAX_LENGTH = LongText::MAX_LENGTH;

	public function additionHtml( Question $question, FormField $field ): string {
		$id    = "$field->id-comment";
		$area  = Html::element(
			'textarea',
			[
				'id'        => $id,
				'name'      => $field->extraName( 'comments' ),
				'class'     => 'userfeedback-text',
				'dir'       => 'auto',
				'rows'      => 2,
				'maxlength' => self::MAX_LENGTH,
			],
			// Browsers drop a line break directly after the tag.
			"\n" . Html::text( $field->extraText( 'comments' ) )
		);
		$label = Html::element( 'label', [ 'for' => $id ], Html::text( $field->string( 'comments' ) ) );
		$count = $field->counter( self::MAX_LENGTH, $field->extraText( 'comments' ) );
		return Html::element( 'div', [ 'class' => 'userfeedback-comment' ], $label . $area . $count );
	}

	public function read( Question $question, Answer $answer, array $extra ): Answer {
		$comment = $extra['comments'] ?? '';
		if ( ! Text::isUtf8( $comment ) ) {
			throw new InvalidAnswer( 'invalid_type', __( 'The comment must be a text.', 'userfeedback' ) );
		}
		$comment = Text::lines( $comment );
		if ( Text::length( $comment ) > self::MAX_LENGTH ) {
			/* translators: %d: greatest number of characters. */
			$message = sprintf( __( 'The comment can have at most %d characters. Shorten it.', 'userfeedback' ), self::MAX_LENGTH );
			throw new InvalidAnswer( 'too_long', $message );
		}
		return $comment === '' ? $answer : $answer->withText( 'comment', $comment );
	}
}
