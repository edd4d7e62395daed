<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Html;
use UserFeedback\Surveys\QuestionTypes\FormField;
use UserFeedback\Surveys\QuestionTypes\ImageRadioForm;
use UserFeedback\Surveys\QuestionTypes\LibraryImage;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\ServerForm;
use UserFeedback\Surveys\QuestionTypes\VisitorView;

/**
 * One picture out of several. The answer is the label of the picture.
 *
 * @since 0.1.0
 */
final class ImageRadio extends ImageRadioForm implements QuestionType, ServerForm, VisitorView {

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return self::readOption( $question, $value );
	}

	public function fieldsHtml( Question $question, FormField $field ): string {
		$html = '';
		foreach ( $question->options() as $number => $label ) {
			$image = Cast::string( Cast::at( $question->config, 'options', (string) $number, 'image' ) );
			// The label is the name of the picture.
			$picture = Html::element( 'img', [ 'src' => $image, 'alt' => '', 'loading' => 'lazy', 'decoding' => 'async' ] );
			$html   .= $field->choice( 'radio', $number, $label, ( $image === '' ? '' : $picture ) . Html::isolated( $label ) );
		}
		return Html::element( 'div', [ 'class' => 'userfeedback-cards' ], $html );
	}

	/**
	 * The config without images of other hosts, which surveys of earlier versions may hold.
	 */
	public function visitorConfig( Question $question ): array {
		$options = $question->config['options'] ?? [];
		$seen    = array_map(
			static function ( mixed $option ): array {
				$image = Cast::string( Cast::at( $option, 'image' ) );
				return [
					'label' => Cast::string( Cast::at( $option, 'label' ) ),
					'image' => LibraryImage::isAllowed( $image ) ? $image : '',
				];
			},
			is_array( $options ) ? array_values( $options ) : []
		);
		return [ 'options' => $seen ] + $question->config;
	}
}
