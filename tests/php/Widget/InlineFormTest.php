<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use DOMElement;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\Canary;
use UserFeedback\Tests\Support\InlineForms;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\Skeleton;
use UserFeedback\Tests\TestCase;

/**
 * The form of an inline survey in the content of a page.
 */
final class InlineFormTest extends TestCase {

	use AddOnQuestions;
	use InlineForms;
	use Requests;

	private const LABELS = [ 'It\'s "2x4" -- (tm)...', ':) Wordpress [gallery]', '<b>Tea</b> & "cake"' ];

	#[TestDox( '[BLK-03~] all nine types are native fields with labels, whose values content filters leave as they are' )]
	public function testNineTypes(): void {
		$survey = $this->publishedSurvey( [ 'questions' => $this->questionsOfEveryType( self::LABELS ) ] );
		$page   = $this->open( $survey );
		$fields = [];
		foreach ( self::all( $page, '//form//*[@data-question]//*[@name]' ) as $field ) {
			$question            = self::questionOf( $field );
			$fields[ $question ][] = $field->nodeName === 'input' && in_array( $field->getAttribute( 'type' ), [ 'radio', 'checkbox' ], true )
				? $field->getAttribute( 'type' ) . ' ' . $field->getAttribute( 'value' )
				: "$field->nodeName " . $field->getAttribute( 'type' );
		}
		$radios  = array_map( static fn ( string $label ) => "radio $label", self::LABELS );
		$numbers = static fn ( int $least, int $most ) => array_map( static fn ( int $number ) => "radio $number", range( $least, $most ) );
		self::assertSame(
			[
				'radio-button' => [ ...$radios, 'textarea ' ],
				'checkbox'     => array_map( static fn ( string $label ) => "checkbox $label", self::LABELS ),
				'text'         => [ 'input text' ],
				'long-text'    => [ 'textarea ' ],
				'email'        => [ 'input email', 'input text' ],
				'star-rating'  => [ ...$numbers( 1, 5 ), 'textarea ' ],
				'nps'          => $numbers( 0, 10 ),
				'image-radio'  => $radios,
				'icon-choice'  => $radios,
			],
			$fields
		);
		foreach ( self::all( $page, '//form//*[@id and @name]' ) as $field ) {
			self::assertCount( 1, self::all( $page, '//label[@for="' . $field->getAttribute( 'id' ) . '"]' ), $field->getAttribute( 'id' ) );
		}
		self::assertSame( 'It\'s "2x4" -- (tm)...', self::texts( $page, '//*[@data-question="radio-button"]//label//bdi' )[0] );
		self::assertSame( '1 star', self::texts( $page, '//*[@data-question="star-rating"]//label' )[0] );
		$numbers = self::texts( $page, '//*[@data-question="nps"]//label' );
		self::assertSame( [ '0', '10' ], [ reset( $numbers ), end( $numbers ) ], 'Nothing hidden, which is named with spaces around it.' );
		$inputs = self::all( $page, '//*[@data-question="nps"]//input' );
		$names  = array_map( static fn ( $input ): string => $input->getAttribute( 'aria-label' ), $inputs );
		self::assertSame( [ '0, Not Likely', '10, Extremely Likely' ], array_values( array_filter( $names ) ) );
		self::assertCount( 3, self::all( $page, '//*[@data-question="image-radio"]//img' ) );
		self::assertCount( 3, self::all( $page, '//*[@data-question="icon-choice"]//svg/path' ) );
	}

	public function testARequiredQuestionIsMarked(): void {
		$required = [ 'settings' => [ 'required' => true ] + $this->text( 'q' )['settings'], 'description' => "Two\nlines" ];
		$survey   = $this->publishedSurvey( [ 'questions' => [ $this->radio( 'q1', [ 'A', 'B' ], $required ), $this->text( 'q2' ) ] ] );
		$page     = $this->open( $survey );
		self::assertSame( [ 'Required' ], self::texts( $page, '//*[@class="userfeedback-required"]' ) );
		[ $group ] = self::all( $page, '//fieldset' );
		self::assertSame( [ 'radiogroup', 'true' ], [ $group->getAttribute( 'role' ), $group->getAttribute( 'aria-required' ) ] );
		[ $description ] = explode( ' ', $group->getAttribute( 'aria-describedby' ) );
		self::assertSame( [ "Two\nlines" ], self::texts( $page, "//*[@id='$description']" ) );
	}

	#[TestDox( 'whatever an owner wrote, the form has the same elements as with a harmless word ($_dataName)' )]
	#[DataProvider( 'payloads' )]
	public function testOwnersTexts( Payload $payload ): void {
		Canary::listen();
		$of = function ( string $text ) {
			$questions = $this->questionsOfEveryType( [ $text, 'Two', 'Three' ] );
			foreach ( array_keys( $questions ) as $index ) {
				$questions[ $index ]['title']       = $text;
				$questions[ $index ]['description'] = $text;
			}

			// The image is not named after the label.
			$questions[7]['config']['options'][0]['image'] = includes_url( 'images/w-logo-blue.png' );
			return $this->publishedSurvey( [ 'title' => $text, 'questions' => $questions ] );
		};
		$survey = $of( (string) $payload->line );
		self::assertSame( Skeleton::of( $this->contentWith( $of( 'harmless' ) ) ), Skeleton::of( $this->contentWith( $survey ) ) );
		self::assertSame( [], Canary::$sang );
		$values = self::all( $this->open( $survey ), '//input[@type="radio" or @type="checkbox"][@value!="Two"]' );
		self::assertContains( $payload->line, array_map( static fn ( DOMElement $input ) => $input->getAttribute( 'value' ), $values ) );
	}

	#[TestDox( 'whatever a visitor typed comes back as typed, and is nothing but text ($_dataName)' )]
	#[DataProvider( 'payloads' )]
	public function testVisitorsTexts( Payload $payload ): void {
		Canary::listen();
		$required = [ 'settings' => [ 'required' => true ] + $this->text( 'q' )['settings'] ];
		$survey   = $this->publishedSurvey(
			[ 'questions' => [ ...$this->questionsOfEveryType( [ 'One', 'Two', 'Three' ] ), $this->text( 'missing', $required ) ] ]
		);
		$typed    = (string) $payload->line;
		$answers  = static fn ( string $text ) => [
			'text'         => $text,
			'long-text'    => $text,
			'email'        => [ 'value' => 'ada@example.org', 'extra' => [ 'name' => $text ] ],
			'radio-button' => [ 'value' => 'Two', 'extra' => [ 'comments' => $text ] ],
			'checkbox'     => [ 'One', 'Three' ],
			'star-rating'  => '4',
		];
		$harmless = $this->refused( $survey, $answers( 'harmless' ) );
		$page     = $this->refused( $survey, $answers( $typed ) );
		self::assertSame( Skeleton::of( self::html( $harmless ) ), Skeleton::of( self::html( $page ) ) );
		self::assertSame( [], Canary::$sang );
		$value = static fn ( string $question, string $part ): DOMElement =>
			self::all( $page, "//*[@data-question='$question']//*[contains(@name, '$part')]" )[0];
		self::assertSame( $typed, $value( 'text', '[value]' )->getAttribute( 'value' ) );
		self::assertSame( $typed, trim( $value( 'long-text', '[value]' )->textContent, "\n" ) );
		self::assertSame( $typed, $value( 'email', '[name]' )->getAttribute( 'value' ) );
		self::assertSame( $typed, trim( $value( 'radio-button', '[comments]' )->textContent, "\n" ) );
		$checked = array_map( static fn ( DOMElement $input ) => $input->getAttribute( 'value' ), self::all( $page, '//input[@checked]' ) );
		self::assertSame( [ 'Two', 'One', 'Three', '4' ], $checked );
	}

	/**
	 * @return iterable<string, array{Payload}>
	 */
	public static function payloads(): iterable {
		foreach ( Payload::texts() as $name => $payload ) {
			yield $name => [ $payload ];
		}
		yield 'what filters rewrite' => [ Payload::text( 'Wordpress ufbxss "Wordpress" 2x4 -- ... :) [gallery] [ufb_canary] http://127.0.0.1/' ) ];
	}

	private static function html( DOMXPath $page ): string {
		return (string) $page->document->saveHTML();
	}

	private static function questionOf( DOMElement $field ): string {
		for ( $element = $field; $element instanceof DOMElement; $element = $element->parentNode ) {
			if ( $element->hasAttribute( 'data-question' ) ) {
				return $element->getAttribute( 'data-question' );
			}
		}
		return '';
	}
}
