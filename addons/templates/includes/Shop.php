<?php

declare( strict_types=1 );

namespace UserFeedback\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Templates\TemplateQuestion;

/**
 * Questions of the templates for shops.
 *
 * @since 0.3.0
 */
final class Shop {

	/**
	 * @return array<string, list<Question>> By key of the template.
	 */
	public static function all(): array {
		return [
			'purchase-experience' => self::purchase(),
			'abandoned-cart'      => self::abandonedCart(),
			'product-page'        => self::productPage(),
			'delivery'            => self::delivery(),
			'pricing-page'        => self::pricingPage(),
		];
	}

	/**
	 * @return list<Question>
	 */
	private static function purchase(): array {
		return TemplateQuestion::all(
			TemplateQuestion::of( 'star-rating', 'rating', __( 'How was your shopping experience today?', 'userfeedback' ) )->required(),
			TemplateQuestion::choice(
				'radio-button',
				'ease',
				__( 'How easy was it to place your order?', 'userfeedback' ),
				[
					__( 'Very easy', 'userfeedback' ),
					__( 'Easy', 'userfeedback' ),
					__( 'Neither easy nor difficult', 'userfeedback' ),
					__( 'Difficult', 'userfeedback' ),
					__( 'Very difficult', 'userfeedback' ),
				]
			),
			TemplateQuestion::of( 'text', 'almost-stopped', __( 'Did anything almost stop you from buying? If so, what?', 'userfeedback' ) ),
			TemplateQuestion::of( 'long-text', 'improve', __( 'How could we make shopping with us better?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function abandonedCart(): array {
		$price = __( 'The total cost', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'reason',
				__( 'What is keeping you from completing your order?', 'userfeedback' ),
				[
					__( 'I am still deciding', 'userfeedback' ),
					$price,
					__( 'Delivery or payment options', 'userfeedback' ),
					__( 'A problem with the website', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			)->required(),
			TemplateQuestion::of( 'text', 'cost', __( 'Which part of the cost did you not expect?', 'userfeedback' ) )
				->shownIf( 'reason', '=', $price ),
			TemplateQuestion::of( 'long-text', 'help', __( 'What would help you to decide?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function productPage(): array {
		$no = __( 'No', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'informed',
				__( 'Does this page tell you everything you need to know about the product?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), __( 'Mostly', 'userfeedback' ), $no ]
			)->required(),
			TemplateQuestion::choice(
				'checkbox',
				'missing',
				__( 'What would you like to know more about?', 'userfeedback' ),
				[
					__( 'Features and materials', 'userfeedback' ),
					__( 'Size and fit', 'userfeedback' ),
					__( 'Delivery and returns', 'userfeedback' ),
					__( 'Experiences of other customers', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			),
			TemplateQuestion::of( 'text', 'question', __( 'Which question is still open?', 'userfeedback' ) )->shownIf( 'informed', '=', $no )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function delivery(): array {
		$damaged = __( 'No, something was damaged or missing', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::of( 'star-rating', 'rating', __( 'How satisfied are you with the delivery of your order?', 'userfeedback' ) )
				->required(),
			TemplateQuestion::choice(
				'radio-button',
				'on-time',
				__( 'When did your order arrive?', 'userfeedback' ),
				[
					__( 'Earlier than expected', 'userfeedback' ),
					__( 'On the expected day', 'userfeedback' ),
					__( 'Later than expected', 'userfeedback' ),
					__( 'It has not arrived yet', 'userfeedback' ),
				]
			)->required(),
			TemplateQuestion::choice(
				'radio-button',
				'complete',
				__( 'Was your order complete and undamaged?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), $damaged, __( 'I have not received it yet', 'userfeedback' ) ]
			),
			TemplateQuestion::of( 'long-text', 'damage', __( 'What was damaged or missing?', 'userfeedback' ) )->shownIf( 'complete', '=', $damaged ),
			TemplateQuestion::of( 'long-text', 'improve', __( 'What could we improve about delivery or packaging?', 'userfeedback' ) )
		);
	}

	/**
	 * @return list<Question>
	 */
	private static function pricingPage(): array {
		$no = __( 'No', 'userfeedback' );
		return TemplateQuestion::all(
			TemplateQuestion::choice(
				'radio-button',
				'clear',
				__( 'Is our pricing clear to you?', 'userfeedback' ),
				[ __( 'Yes', 'userfeedback' ), __( 'Mostly', 'userfeedback' ), $no ]
			)->required(),
			TemplateQuestion::of( 'text', 'unclear', __( 'What is not clear?', 'userfeedback' ) )
				->shownIf( 'clear', '!=', __( 'Yes', 'userfeedback' ) ),
			TemplateQuestion::choice(
				'radio-button',
				'hesitation',
				__( 'What is the main thing that keeps you from choosing a plan today?', 'userfeedback' ),
				[
					__( 'The price', 'userfeedback' ),
					__( 'A feature that I need is missing', 'userfeedback' ),
					__( 'I am comparing several offers', 'userfeedback' ),
					__( 'Nothing, I am ready to choose', 'userfeedback' ),
					__( 'Something else', 'userfeedback' ),
				]
			),
			TemplateQuestion::of( 'email', 'contact', __( 'Would you like us to answer a question? Leave your email address.', 'userfeedback' ) )
		);
	}
}
