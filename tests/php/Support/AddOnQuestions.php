<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Plugin;
use UserFeedback\Surveys\QuestionSchema;

/**
 * Questions of the add-on question-types, and a site without it.
 */
trait AddOnQuestions {

	use SurveyFixtures;

	/**
	 * @param array<string, mixed> $settings Beside the usual ones.
	 * @return array<string, mixed>
	 */
	protected function stars( string $id, array $settings = [] ): array {
		return $this->ofType( 'star-rating', $id, [], $settings );
	}

	/**
	 * @param array<string, mixed> $settings Beside the usual ones.
	 * @return array<string, mixed>
	 */
	protected function nps( string $id, array $settings = [] ): array {
		return $this->ofType( 'nps', $id, [], $settings );
	}

	/**
	 * @param list<string> $labels
	 * @return array<string, mixed>
	 */
	protected function pictures( string $id, array $labels ): array {
		$options = array_map( static fn ( string $label ) => [ 'label' => $label, 'image' => includes_url( "images/$label.png" ) ], $labels );
		return $this->ofType( 'image-radio', $id, [ 'options' => $options ] );
	}

	/**
	 * @param array<string, string> $icons Label → name of a solid icon.
	 * @return array<string, mixed>
	 */
	protected function icons( string $id, array $icons ): array {
		$options = [];
		foreach ( $icons as $label => $name ) {
			$options[] = [
				'label' => $label,
				'icon'  => [ 'name' => $name, 'style' => 'solid' ],
			];
		}
		return $this->ofType( 'icon-choice', $id, [ 'options' => $options ] );
	}

	/**
	 * A question of each type, with its type as its id.
	 *
	 * @param array{string, string, string} $labels Of the options.
	 * @return list<array<string, mixed>>
	 */
	protected function questionsOfEveryType( array $labels ): array {
		$typed = fn ( string $type, array $config = [] ) => $this->text( $type, [ 'type' => $type, 'config' => $config ] );
		$box   = [ 'comment_box' => true ];
		$icons = $this->icons( 'icon-choice', [ 'One' => 'cat', 'Two' => 'cat', 'Three' => 'cat' ] );
		foreach ( $labels as $index => $label ) {
			// Not as keys: digits alone are an int there.
			$icons['config']['options'][ $index ]['label'] = $label;
		}
		return [
			$this->radio( 'radio-button', $labels, [ 'settings' => $box + $this->text( 'q' )['settings'] ] ),
			$typed( 'checkbox', [ 'options' => $labels ] ),
			$this->text( 'text' ),
			$typed( 'long-text' ),
			$typed( 'email', [ 'include_name' => true ] ),
			$this->stars( 'star-rating', $box ),
			$this->nps( 'nps', [ 'start_at_zero' => true ] ),
			$this->pictures( 'image-radio', $labels ),
			$icons,
		];
	}

	/**
	 * The plugin as it is where the add-on is not active. (It lasts until the end of the test.)
	 */
	protected function withoutTheAddOn(): Plugin {
		remove_all_actions( 'userfeedback_register' );
		return new Plugin();
	}

	/**
	 * @param array<string, mixed> $config
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private function ofType( string $type, string $id, array $config = [], array $settings = [] ): array {
		$defaults = QuestionSchema::defaults();
		return [
			'id'       => $id,
			'type'     => $type,
			'title'    => "Question $id?",
			'config'   => $config,
			'settings' => $settings + $defaults['settings'],
			'logic'    => $defaults['logic'],
		];
	}
}
