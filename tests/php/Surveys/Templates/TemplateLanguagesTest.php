<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys\Templates;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\Templates\CoreTemplates;
use UserFeedback\Templates\AddOn;
use UserFeedback\Tests\TestCase;

/**
 * Templates in the languages that come with the plugin.
 */
final class TemplateLanguagesTest extends TestCase {

	/** Values of questions that nobody reads. */
	private const NO_TEXTS = [ 'id', 'type', 'option_ids', 'icon', 'icon_color', 'icon_size', 'logic' ];

	/** What other languages write as English does. */
	private const SAME = [ 'Net Promoter Score', 'Videos', 'Interviews', 'Support', 'Online', 'No', 'Design', 'Navigation', 'Podcasts' ];

	protected function tearDown(): void {
		restore_current_locale();
		parent::tearDown();
	}

	#[DataProvider( 'languages' )]
	#[TestDox( '[I18-01~] all names, questions and options of all templates are in $locale' )]
	public function testEveryTextIsTranslated( string $locale ): void {
		$english = self::texts();
		self::assertGreaterThan( 250, count( $english ) );
		self::assertTrue( switch_to_locale( $locale ), 'the language is installed' );
		$own = self::texts();
		self::assertSame( array_keys( $english ), array_keys( $own ), 'the same questions and options' );
		$left = array_filter( $own, static fn ( string $text, string $path ) => $text === $english[ $path ], ARRAY_FILTER_USE_BOTH );
		self::assertSame( [], array_diff( $left, self::SAME ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function languages(): iterable {
		foreach ( [ 'de_DE', 'es_ES', 'ar' ] as $locale ) {
			yield $locale => [ $locale ];
		}
	}

	/**
	 * @return array<string, string> By template and path.
	 */
	private static function texts(): array {
		$texts = [];
		foreach ( [ ...CoreTemplates::all(), ...AddOn::templates() ] as $template ) {
			$questions = array_map( static fn ( Question $question ) => $question->toArray(), $template->questions );
			$named     = [ 'name' => $template->name, 'description' => $template->description, 'group' => $template->group ];
			self::collect( $template->key, $named + [ 'questions' => $questions ], $texts );
		}
		return $texts;
	}

	/**
	 * @param array<mixed>          $values
	 * @param array<string, string> $texts
	 */
	private static function collect( string $path, array $values, array &$texts ): void {
		foreach ( $values as $name => $value ) {
			if ( in_array( $name, self::NO_TEXTS, true ) ) {
				continue;
			}
			if ( is_array( $value ) ) {
				self::collect( "$path.$name", $value, $texts );
			} elseif ( is_string( $value ) && preg_match( '/\p{L}/u', $value ) === 1 ) {
				$texts[ "$path.$name" ] = $value;
			}
		}
	}
}
