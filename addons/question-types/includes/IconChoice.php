<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Html;
use UserFeedback\Support\Icons;
use UserFeedback\Surveys\QuestionTypes\FormField;
use UserFeedback\Surveys\QuestionTypes\IconChoiceForm;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\ServerForm;
use UserFeedback\Surveys\QuestionTypes\VisitorView;

/**
 * One icon out of several. The answer is the label of the icon.
 *
 * @since 0.1.0
 */
final class IconChoice extends IconChoiceForm implements QuestionType, ServerForm, VisitorView {

	/** Pixels. */
	private const SIZES = [
		'small'  => 16,
		'medium' => 20,
		'large'  => 24,
	];

	public function __construct( private readonly Icons $icons ) {}

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return self::readOption( $question, $value );
	}

	public function fieldsHtml( Question $question, FormField $field ): string {
		$size = self::SIZES[ Cast::string( $question->settings['icon_size'] ?? '' ) ] ?? self::SIZES['medium'];
		$html = '';
		foreach ( $question->options() as $number => $label ) {
			$icon  = self::drawingHtml( Cast::at( $question->config, 'options', (string) $number, 'icon' ), $size );
			$html .= $field->choice( 'radio', $number, $label, $icon . Html::isolated( $label ) );
		}
		return Html::element( 'div', [ 'class' => 'userfeedback-cards' ], $html );
	}

	/**
	 * The drawing of an icon, in the colour of the text: the owner's colour was chosen for the popup, not for the theme.
	 *
	 * @param mixed $icon As in visitorConfig().
	 * @param int   $size Pixels.
	 */
	private static function drawingHtml( mixed $icon, int $size ): string {
		$box = Cast::at( $icon, 'box' );
		if ( ! is_array( $box ) ) {
			return '';
		}
		$attributes = [
			'width'       => $size,
			'height'      => $size,
			'viewBox'     => '0 0 ' . implode( ' ', array_map( Cast::int( ... ), $box ) ),
			'fill'        => 'currentColor',
			'aria-hidden' => 'true',
		];
		return Html::element( 'svg', $attributes, Html::element( 'path', [ 'd' => Cast::string( Cast::at( $icon, 'path' ) ) ] ) );
	}

	/**
	 * The options with the drawings of their icons; an icon that does not exist has none, and its label is all there is to choose.
	 */
	public function visitorConfig( Question $question ): array {
		/** @var list<array{label: string, icon: array{name: string, style: string}}> $options */
		$options = $question->config['options'] ?? [];
		return [
			'options' => array_map(
				fn ( array $option ) => [
					'label' => $option['label'],
					'icon'  => $option['icon'] + ( $this->icons->drawing( $option['icon']['style'], $option['icon']['name'] ) ?? [] ),
				],
				$options
			),
		];
	}
}
