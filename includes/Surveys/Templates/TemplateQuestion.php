<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;

/**
 * Writes a question of a template. Each method that changes it returns a copy; question() returns the result.
 *
 * @since 0.3.0
 */
final class TemplateQuestion {

	/**
	 * @param array<string, mixed> $data As Question::fromArray() reads it.
	 */
	private function __construct( private readonly array $data ) {}

	/**
	 * A question without options.
	 *
	 * @param string $type  Question type of the core: text, long-text, email, star-rating, nps.
	 * @param string $id    Unique in the template: at most 16 characters of A-Z, a-z, 0-9, _ and -.
	 * @param string $title Translated.
	 * @throws InvalidArgumentException When the core has no such type.
	 */
	public static function of( string $type, string $id, string $title ): self {
		$form = QuestionTypes::core()->form( $type ) ?? throw new InvalidArgumentException( "There is no question type $type." );
		$own  = [
			'id'       => $id,
			'type'     => $type,
			'title'    => $title,
			'config'   => $form->normalizeConfig( [ 'options' => [] ] ),
			'settings' => QuestionSchema::defaultSettings( $form ),
		];
		return new self( $own + QuestionSchema::defaults() );
	}

	/**
	 * A question with text options.
	 *
	 * @param string       $type    radio-button or checkbox.
	 * @param string       $id      As for of().
	 * @param string       $title   Translated.
	 * @param list<string> $options Translated.
	 */
	public static function choice( string $type, string $id, string $title, array $options ): self {
		return self::of( $type, $id, $title )->with( [ 'config' => [ 'options' => $options ] ] );
	}

	/**
	 * A choice between icons.
	 *
	 * @param string                $id    As for of().
	 * @param string                $title Translated.
	 * @param array<string, string> $icons Translated label → name of a solid icon.
	 */
	public static function icons( string $id, string $title, array $icons ): self {
		$options = [];
		foreach ( $icons as $label => $name ) {
			$options[] = [
				'label' => (string) $label,
				'icon'  => [
					'name'  => $name,
					'style' => 'solid',
				],
			];
		}
		return self::of( 'icon-choice', $id, $title )->with( [ 'config' => [ 'options' => $options ] ] );
	}

	/**
	 * With visitors having to answer it.
	 */
	public function required(): self {
		return $this->set( 'required', true );
	}

	/**
	 * With a setting.
	 *
	 * @param string $name  For example comment_box, or a setting of the question's type such as start_at_zero.
	 * @param mixed  $value In the shape of the setting's schema.
	 */
	public function set( string $name, mixed $value ): self {
		return $this->with( [ 'settings' => array_replace( (array) $this->data['settings'], [ $name => $value ] ) ] );
	}

	/**
	 * Shown only after this answer to an earlier question. Several conditions must all apply.
	 *
	 * @param string $id      Of the earlier question.
	 * @param string $compare A comparator that its type offers: =, !=, ANY, IN, > or <.
	 * @param string|list<string> $value An option, or a number of a scale; a list of options for ANY.
	 */
	public function shownIf( string $id, string $compare, string|array $value ): self {
		/** @var array{conditions: list<array<string, mixed>>} $logic */
		$logic     = $this->data['logic'];
		$condition = [
			'question_id' => $id,
			'compare'     => $compare,
			'value'       => $value,
		];
		return $this->with(
			[
				'logic' => [
					'enabled'    => true,
					'action'     => 'show',
					'conditions' => [ ...$logic['conditions'], $condition ],
				],
			]
		);
	}

	/**
	 * The question.
	 */
	public function question(): Question {
		return Question::fromArray( $this->data );
	}

	/**
	 * The questions of a template.
	 *
	 * @return list<Question>
	 */
	public static function all( self ...$questions ): array {
		return array_values( array_map( static fn ( self $question ) => $question->question(), $questions ) );
	}

	/**
	 * @param array<string, mixed> $changes Replaced fields.
	 */
	private function with( array $changes ): self {
		return new self( array_replace( $this->data, $changes ) );
	}
}
