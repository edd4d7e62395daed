<?php
/**
 * Spanish for the local summariser, see en.php. Written for this plugin.
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'stop'     => '
		a además ahora ahí al algo alguien alguna algunas alguno algunos algún allí ambos ante antes aquel aquella aquello aquí artículo así aun
		aunque ayer año años aún bajo bastante bien cada casi cierto como completamente comprado comprar compré con conmigo contra cosa cosas
		creo cual cuales cualquier cuando cuanto cuatro cuál cuándo cómo da dan dar de debe deben debería decir dejar del demasiado demás dentro
		desde después dice dicho donde dos durante día días dónde e ella ellas ellos en encima encontrar encuesta entonces entre era eran eres
		es esa esas ese eso esos esta estaba estaban estado estamos estar estas este esto estos estoy estuve estuvo está están fue fueron fui
		general gracias ha haber había habían hace hacen hacer hacia haciendo han hasta hay haya he hecho hemos hizo hora horas hoy iba igual
		incluso ir la las le les llegar llegó llevar llevo lo los luego me medio mejorar menos mes meses mi mientras mis misma mismo momento
		mucha muchas mucho muchos muy más mí mío nada nadie necesita necesito ni ninguna ninguno ningún no nos nosotras nosotros nuestra nuestro
		nueva nuevo nunca número o os otra otras otro otros para parece parte pedido pedí pero persona personas poca poco pocos podemos poder
		podría por porque pregunta primer primera primero producto puede pueden puedo pues página que quería quien quiero quizá quizás quién qué
		realmente recibí respuesta se sea sean seguro según semana semanas ser si sido siempre siendo sin sino sitio sobre solamente solo somos
		son soy su sus suya suyo sí sólo tal también tampoco tan tanto te tener tengo tenía ti tiempo tienda tiene tienen tipo toda todas
		todavía todo todos tres tu tus tuve tuvo tú u un una unas uno unos usa usar uso usted ustedes va vamos van varias varios veces ver vez
		vi visto voy web y ya yo él última último
	',
	'negators' => '
		apenas jamás nada ni ninguna ningún no nunca sin tampoco
	',
	'breaks'   => '
		aunque excepto pero salvo sino
	',
	'positive' => '
		acertado adecuado agradable agradecido alegre amable amables amena amé apasionante atenta atento barato bella bello bien bonita bonitas
		bonito bonitos buen buena buenas bueno buenos calidad contenta contento correcto cálido cómoda cómodas cómodo cómodos deliciosa
		delicioso disfrutar disfruté divertida divertido eficaz eficiente elegante emocionante encanta encantada encantado encantador encantan
		encantó espectacular estupenda estupendo excelente excelentes excepcional fabulosa fabuloso fantástica fantástico favorita favorito
		felicidades feliz fiable fácil fáciles fácilmente genial gusta gustan gustaron gustó hermosa hermoso ideal impecable impresionante
		increíble intuitiva intuitivo limpia limpio linda lindo maravilla maravillosa maravilloso mejor mejores moderno perfecta perfectamente
		perfecto preciosa precioso profesional práctica práctico puntual recomendable recomendado recomiendo rica rico rápida rápidamente
		rápidas rápido rápidos sabroso satisfecha satisfecho segura sencilla sencillo simpática simpático suave suaves superó súper valioso
		óptimo útil útiles
	',
	'negative' => '
		aburrida aburrido antipático asco cara caras caro caros caída complicada complicado confusa confuso cuesta daña dañada dañado
		decepcionada decepcionado decepcionante decepción defectuosa defectuoso deficiente desagradable desastre desastroso descontento
		desordenado despacio difícil difíciles enfadado enojada enojado equivocada equivocado error errores espantoso estafa estropeado falla
		fallas fallo fallos falta faltaba faltan fatal fea feo fraude frustrada frustrado frustrante grosera grosero horrible horribles
		imposible incorrecto incómoda incómodo insoportable insuficiente inútil lamentable lenta lentas lento lentos mal mala malas malo malos
		malísimo mediocre molesta molestia molesto nefasto odio pena peor peores pobre problema problemas pérdida pésima pésimo queja quejas
		reclamación retraso retrasos rota roto ruido ruidoso sucia sucio tarda tardan tarde tardó terrible timo triste vergüenza
	',
];
